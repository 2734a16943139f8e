import { recordPayment, undoPayment } from '@academy/contract/money/payments/endpoints'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Person, type TestApp, testApp } from '../../../../test/app.ts'
import { issueFee, setAssociation } from '../../../../test/invoices.ts'

let fixture: TestApp
let manager: Person
let student: Person
let id: number
beforeAll(async () => {
  fixture = await testApp({ ACADEMY_NOW: '2027-03-05T10:00:00Z', SITE_URL: 'https://academy.example' })
  await setAssociation(fixture.db)
  manager = await fixture.person(['AcademyManager'])
})
afterAll(() => fixture.close())
beforeEach(async () => {
  student = await fixture.person()
  id = (await issueFee(fixture.db, student.id)).id
})

const pay = (amount: number, request_key?: string) =>
  fixture.call(
    recordPayment,
    {
      params: { id: String(id) },
      body: { amount, paid_on: '2027-03-05', ...(request_key && { request_key }) },
    },
    { as: manager },
  )
const mails = () =>
  fixture.db
    .selectFrom('outbox')
    .select(['subject', 'body_text', 'kind'])
    .where('account_id', '=', student.id)
    .orderBy('id')
    .execute()
    // Lines of a mail are wrapped.
    .then(rows => rows.map(row => ({ ...row, body_text: row.body_text.replaceAll(/\s+/g, ' ') })))

test('each payment has a receipt: a part says what is still open, the last one that it is paid', async () => {
  await pay(30.5)
  await pay(20)
  await pay(24.5)
  const sent = await mails()
  expect(sent.map(({ kind }) => kind)).toEqual(['receipt', 'receipt', 'receipt'])
  expect(sent.map(({ subject }) => subject.replace(/ invoice.*/, ''))).toEqual([
    'Part payment received:',
    'Part payment received:',
    'Payment received:',
  ])
  expect(sent[0]?.body_text).toContain('€44.50 is still outstanding')
  expect(sent[1]?.body_text).toContain('€24.50 is still outstanding')
  expect(sent[0]?.body_text).toContain(`https://academy.example/user/invoices/${id}`)
})

test('a payment that is sent twice has one receipt', async () => {
  const key = '5f3c2a0e-6f3b-4c57-9d55-0d9b7c1f2a34'
  await pay(30, key)
  await pay(30, key)
  expect(await mails()).toHaveLength(1)
})

test('a part that was entered by mistake is taken back by mail, with what is open now', async () => {
  await pay(30)
  const paid = (await pay(20)).body
  const payment = paid.payments.at(-1)
  await fixture.call(
    undoPayment,
    { params: { id: String(payment?.id) }, body: { reason: 'Wrong invoice' } },
    { as: manager },
  )
  const last = (await mails()).at(-1)
  expect(last?.kind).toBe('payment-undone')
  expect(last?.body_text).toContain('€45.00 is now outstanding on the invoice')
  expect(last?.body_text).toContain(`https://academy.example/user/invoices/${id}`)
})

test('speaks the language of the person', async () => {
  await fixture.db.updateTable('accounts').set({ locale: 'de' }).where('id', '=', student.id).execute()
  await pay(30)
  expect((await mails())[0]?.subject).toMatch(/^Teilzahlung erhalten: Rechnung 2027-/)
})
