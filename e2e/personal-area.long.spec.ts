import { type APIRequestContext, test as bare, type Page } from '@playwright/test'
import { openEntry } from './menu.ts'
import { openPage } from './open-page.ts'
import { linkTo } from './outbox.ts'
import { leadsOn, login, storeSession } from './session.ts'
import { masterclassThat, newStudent } from './student.ts'
import { expect, expectToFit, oneWidth, test } from './test.ts'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const menu = (page: Page) => page.getByRole('navigation', { name: 'Personal area' })

test('a student with a long name sees the student pages, in order, and nothing overflows', async ({
  page,
  request,
  isMobile,
}) => {
  const { stored, headers, email } = await newStudent(request)
  const first_name = 'Venkatanarasimharajuvaripetaswamy'
  const data = { first_name, last_name: 'Talbach', email, gender: 'male' }
  expect((await request.put('/api/user/profile', { headers, data })).status()).toBe(200)
  await storeSession(page, stored)
  await page.goto('/user')
  await expect(heading(page, `Welcome, ${first_name}`)).toBeVisible()
  await expectToFit(page)
  const names = [
    'Overview',
    'My days',
    'My Concert',
    'My Accommodation',
    'Account',
    'My Masterclasses',
    'Profile',
    'Access',
  ]
  if (isMobile) {
    // Four of them and the rest: which four is a matter of the part of the year.
    await expect(menu(page).getByRole('link')).toHaveCount(4)
    await menu(page).getByRole('button', { name: 'More' }).click()
    const sheet = page.getByRole('dialog', { name: 'More pages' })
    await expect(sheet.getByRole('link')).toHaveCount(names.length - 4)
    await page.goBack()
    await expect(sheet).toBeHidden()
  } else {
    for (const [index, name] of names.entries())
      await expect(menu(page).getByRole('link').nth(index)).toHaveAccessibleName(name)
    await expect(menu(page).getByRole('link')).toHaveCount(names.length)
  }
  await openEntry(page, '/user/concert')
  await expect(heading(page, 'My Concert')).toBeVisible()
})

// Playwright's own test: the browser logs the 404.
bare(
  'a teacher is told why a page is not theirs, and their list fits into every window',
  oneWidth,
  async ({ page, request }) => {
    const academy = await (await request.get('/api/academyCurrent')).json()
    const other = academy.master_classes.find(
      (one: { teacher_last_name: string }) => one.teacher_last_name === 'Łabędzki',
    )
    await page.setViewportSize({ width: 1280, height: 800 })
    await storeSession(page, await login(request, 'teacher@example.org'))
    await page.goto('/user/a/masterclass')
    await expect(page).toHaveURL('/user')
    await expect(page.getByRole('status').filter({ hasText: 'belongs to another role' })).toBeVisible()
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await expect(page.getByText('belongs to another role')).toBeHidden()
    await page.goto(`/user/t/masterclass/${other.id}`)
    await expect(page).toHaveURL('/user')
    await expect(page.getByRole('status').filter({ hasText: 'not one of yours' })).toBeVisible()

    await menu(page).locator('a[href="/user/t/masterclass"]').click()
    await page.getByRole('link', { name: /^To the applicants/ }).click()
    await page.locator('.applicant-name').first().scrollIntoViewIfNeeded()
    await expectToFit(page)
    await page.setViewportSize({ width: 390, height: 800 })
    await expectToFit(page)
  },
)

test(
  'a new member can request the link again, and every tab knows when the address is confirmed',
  oneWidth,
  async ({ page, request, context }) => {
    const { email, stored, headers } = await newStudent(request)
    const masterclass = await masterclassThat(request, 'open')
    const applied = await request.post(`/api/academy/apply/${masterclass.id}`, {
      headers,
      data: { is_known: 1, agreed_consent: 1, agreed_terms: 1 },
    })
    expect(applied.status()).toBe(201)
    await storeSession(page, stored)
    await page.goto('/user/masterclass')
    const note = page.getByText('We are keeping one email for you until you confirm.')
    await expect(note).toBeVisible()
    await page.getByRole('button', { name: 'Send the link again' }).click()
    await expect(page.getByRole('status').getByText('The confirmation link is on its way.')).toBeVisible()

    const other = await context.newPage()
    await other.goto(await linkTo('/verify-email/', email), leadsOn)
    await expect(other).toHaveURL('/user')
    await expect(heading(other, 'Welcome, Mira')).toBeVisible()
    await expect(other.getByText('not confirmed yet')).toBeHidden()
    await expect(note).toBeHidden()
  },
)

/** Returns the page of the first applicant with a résumé. */
const pageWithResume = async (request: APIRequestContext, stored: string): Promise<string> => {
  const headers = { authorization: `Bearer ${JSON.parse(stored).access_token}` }
  const answer = await request.get('/api/academy/t/my-masterclasses/applications/9', { headers })
  const applicants: { id: number; resume: unknown }[] = await answer.json()
  return `/user/t/masterclass/9?applicant=${applicants.find(({ resume }) => resume !== null)?.id}`
}

test('a PDF can be downloaded however long the page has been open', oneWidth, async ({ page, request }) => {
  let answers = 0
  await page.route(/\/api\/(?!.*signature=)/, async route => {
    const response = await route.fetch()
    const text = await response.text()
    if (text.includes('signature=')) answers++
    await route.fulfill({ response, body: text.replaceAll(/signature=[\w-]+/g, `$&&answer=${answers}`) })
  })
  await page.clock.install()
  const stored = await login(request, 'teacher@example.org')
  const path = await pageWithResume(request, stored)
  await storeSession(page, stored)
  await page.goto(path)
  const pdf = page.locator('a[download][href*="answer="]').first()
  await expect(pdf).toBeVisible()
  const before = answers
  await page.clock.fastForward('10:00')
  const download = page.waitForEvent('download')
  await pdf.click()
  const answer = Number(new URL((await download).url()).searchParams.get('answer'))
  expect(answer).toBeGreaterThan(before)
})

test('the lists of the office fit into every window', oneWidth, async ({ page, request }) => {
  await page.context().addCookies([{ name: 'locale', value: 'de', url: 'http://localhost' }])
  await storeSession(page, await login(request, 'manager@example.org'))
  for (const path of ['/user/a/masterclass', '/user/a/invoices', '/user/a/lodging']) {
    await openPage(page, path)
    // The tables of pictures are hidden.
    await expect(page.locator('main tbody tr').filter({ visible: true }).first()).toBeVisible()
    for (const width of [320, 390, 640, 700, 768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await expectToFit(page, `${path} at ${width}`)
    }
  }
})
