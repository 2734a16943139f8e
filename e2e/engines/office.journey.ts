// What teachers, accompanists and the office do.
import type { APIRequestContext } from '@playwright/test'
import { applyAs } from '../concert-requests.ts'
import { admin } from '../first-academy.ts'
import { emptyProduction, SERVER_HOOK_MS } from '../separate-server.ts'
import { login } from '../session.ts'
import { newStudent } from '../student.ts'
import { expect, test } from './journey.ts'

/** Registers somebody whose name nobody else has. */
const newPerson = async (request: APIRequestContext) => {
  const student = await newStudent(request)
  const last_name = `Q${crypto.randomUUID().replaceAll('-', '')}`
  const data = { first_name: 'Mira', last_name, email: student.email, gender: 'female', locale: 'en' }
  const saved = await request.put('/api/user/profile', { headers: student.headers, data })
  expect(saved.ok(), await saved.text()).toBe(true)
  return { ...student, last_name }
}

const headersOf = (stored: string) => ({ authorization: `Bearer ${JSON.parse(stored).access_token}` })

test('a teacher reads an application and decides', async ({ tab, request }) => {
  const teacher = await login(request, 'teacher@example.org')
  const own = await request.get('/api/academy/t/my-masterclasses', { headers: headersOf(teacher) })
  const { id } = (await own.json()).find((one: { is_current: boolean }) => one.is_current)
  const { headers, last_name } = await newPerson(request)
  const multipart = {
    is_known: '1',
    repertoire: 'Bach: Partita No. 2',
    agreed_consent: '1',
    agreed_terms: '1',
  }
  const applied = await request.post(`/api/academy/apply/${id}`, { headers, multipart })
  expect(applied.status(), await applied.text()).toBe(201)
  const { fee_invoice } = await applied.json()
  const office = headersOf(await login(request, 'manager@example.org'))
  const paid = await request.post(`/api/academy/a/invoices/${fee_invoice.id}/payments`, {
    headers: office,
    data: { amount: fee_invoice.outstanding_amount, paid_on: '2026-11-15' },
  })
  expect(paid.ok(), await paid.text()).toBe(true)

  await tab.openAs(teacher, `/user/t/masterclass/${id}`)
  await tab.click('link', `Mira ${last_name}`)
  await tab.seeText(/Bach: Partita No\. 2/)
  await tab.click('button', /^Accept/)
  await tab.seeText(new RegExp(`Mira ${last_name}: `))
})

test('the office records a payment in two parts and undoes one', async ({ tab, request }) => {
  const student = await newPerson(request)
  await applyAs(request, student)
  await tab.openAs(await login(request, 'manager@example.org'), '/user/a/invoices')
  await tab.type('Search', student.last_name)
  await tab.seeText(/^One invoice, €75\.00 open\./)
  await tab.click('button', /^Show invoice/)
  const dialog = tab.in('dialog')
  await dialog.type('Amount', '25.50')
  await dialog.click('button', 'Paid')
  await dialog.seeText(/€49\.50 is still outstanding/)
  await dialog.click('button', 'Paid')
  await dialog.seeText(/^Paid in full/)
  await dialog.click('button', /^Undo: €49\.50/)
  await dialog.type('Why?', 'Wrong invoice')
  await dialog.click('button', 'Undo the payment')
  await dialog.seeText('The payment is undone.')
  await tab.press('Escape')
  await tab.notSee('dialog')
  await tab.choose('State', 'partly paid')
  await tab.isAt(/state=partial/)
  await tab.see('button', /^Show invoice/)
})

test('the office finds a person during a call and writes a note', async ({ tab, request }) => {
  const { last_name } = await newPerson(request)
  await tab.openAs(await login(request, 'manager@example.org'), '/user/a/masterclass')
  await tab.click('button', 'Search people and pages')
  const dialog = tab.in('dialog', 'Search people and pages')
  await dialog.type('Person, invoice, room, page or action', last_name.slice(0, 20))
  await dialog.seeText('One person found.')
  await tab.press('Enter')
  await tab.notSee('dialog')
  await tab.see('heading', `Mira ${last_name}`)
  await tab.click('button', 'New note')
  await tab.type('Note', 'Kommt später an: "nach 22 Uhr" & müde.')
  await tab.click('button', 'Save the note')
  await tab.seeText('Kommt später an: "nach 22 Uhr" & müde.')
})

test.describe('an empty installation', () => {
  let site: Awaited<ReturnType<typeof emptyProduction>>
  test.beforeAll(async () => {
    test.setTimeout(SERVER_HOOK_MS)
    site = await emptyProduction()
  })
  test.afterAll(() => site?.remove())

  test('an office creates its first admin and describes the association', async ({ tab }) => {
    await tab.open(site.setupLink)
    await tab.type('First name', 'Änne')
    await tab.type('Last name', 'Größwang')
    await tab.type('Email', admin.email)
    await tab.type('Password', admin.password)
    await tab.type('Repeat the password', admin.password)
    await tab.click('button', 'Create the admin')
    await tab.type('Name of the site, German', 'Klangsommer Lindsee')
    await tab.type('Name of the site, English', 'Lindsee Summer')
    await tab.type('Name of the association', 'Verein Klangsommer')
    await tab.type('Street and number', 'Seeweg 2')
    await tab.type('Postcode', '4864')
    await tab.type('Town', 'Lindsee')
    await tab.type('Contact address', 'hallo@verein.example')
    await tab.click('button', 'Save')
    await tab.see('link', 'Create the first academy')
    await tab.open(`${site.origin}/imprint`)
    await tab.in('main').seeText(/Verein Klangsommer/)
  })
})
