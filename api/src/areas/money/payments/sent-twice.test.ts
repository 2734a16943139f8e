// A response can get lost: a request sent again with the same key must not record a second payment.
import { invoice, recordPayment, recordRefund, undoPayment } from '@academy/contract/money/payments/endpoints'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Person, type TestApp, testApp } from '../../../../test/app.ts'
import { issueFee } from '../../../../test/invoices.ts'
import { insertPayment } from '../invoices/allocation-queries.ts'
import { cancelInvoice } from '../invoices/cancel.ts'

const KEY = '0b0e4d5c-6a0f-4c87-9d0a-5f2b1d7a9c11'
const paid_on = '2027-03-02'
let fixture: TestApp
let manager: Person
let student: Person
let id: number
beforeAll(async () => {
  fixture = await testApp({ ACADEMY_NOW: '2027-03-02T09:00:00Z' })
  manager = await fixture.person(['AcademyManager'])
})
afterAll(() => fixture.close())
beforeEach(async () => {
  student = await fixture.person()
  id = (await issueFee(fixture.db, student.id)).id
})

const inputOf = (details: object, of = id) => ({
  params: { id: String(of) },
  body: { amount: 25, paid_on, request_key: KEY, ...details },
})
const pay = async (details: object = {}, of = id) =>
  (await fixture.call(recordPayment, inputOf(details, of), { as: manager })).body
const amounts = async (of = id) =>
  (await fixture.call(invoice, { params: { id: String(of) } }, { as: manager })).body.payments.map(
    ({ amount }) => amount,
  )

test('every repetition shows the one payment', async () => {
  const first = await pay()
  const second = await pay()
  expect(second.payments).toEqual(first.payments)
  expect(await amounts()).toEqual([25])
})

test('ten concurrent repetitions record one payment', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => pay()))
  for (const { outstanding_amount } of answers) expect(outstanding_amount).toBe(50)
  expect(await amounts()).toEqual([25])
})

test('without a key equal amounts are separate payments, because two people may pay the same', async () => {
  await pay({ request_key: undefined })
  await pay({ request_key: undefined })
  await pay({ request_key: crypto.randomUUID() })
  expect(await amounts()).toEqual([25, 25, 25])
})

test('control: without the lock the database refuses the second insert', async () => {
  await pay()
  const entry = {
    account_id: student.id,
    amount_cents: 2_500,
    paid_on,
    recorded_at: new Date(),
    request_key: KEY,
  }
  await expect(fixture.db.transaction().execute(tx => insertPayment(tx, entry))).rejects.toThrow(
    'payments_once',
  )
})

test('repeating the last part succeeds with one receipt, although nothing is open any more', async () => {
  await pay({ amount: 75 })
  expect((await pay({ amount: 75 })).state).toBe('paid')
  const receipts = await fixture.db
    .selectFrom('outbox')
    .select('key')
    .where('key', 'like', `receipt:${id}:%`)
    .execute()
  expect(receipts).toHaveLength(1)
})

test.each([[{ amount: 30 }], [{ paid_on: '2027-03-01' }]])(
  'the same key with %j is refused, so that it is not taken for recorded',
  async details => {
    await pay()
    const { body } = await fixture.refused(recordPayment, inputOf(details), { as: manager })
    expect(body.code).toBe('request_key_used')
    expect(await amounts()).toEqual([25])
  },
)

test('a repeated refund counts once', async () => {
  await pay({ request_key: undefined })
  await fixture.db.transaction().execute(tx => cancelInvoice(tx, id, new Date('2027-03-02T09:00:00Z')))
  const refund = () => fixture.call(recordRefund, inputOf({ amount: 10 }), { as: manager })
  await Promise.all(Array.from({ length: 5 }, refund))
  expect(await amounts()).toEqual([25, -10])
  expect((await refund()).body.refund_due).toBe(15)
})

test('repeating a payment that was undone does not restore it', async () => {
  const { payments } = await pay()
  const input = { params: { id: String(payments[0]?.id) }, body: { reason: 'A mistake' } }
  await fixture.call(undoPayment, input, { as: manager })
  expect(await pay()).toMatchObject({ outstanding_amount: 75, payments: [{ undo_reason: 'A mistake' }] })
})

test('a key belongs to one person', async () => {
  const other = await issueFee(fixture.db, (await fixture.person()).id)
  await pay()
  await pay({}, other.id)
  expect(await amounts(other.id)).toEqual([25])
})

test('an invalid key is refused', async () => {
  const { status, body } = await fixture.refused(recordPayment, inputOf({ request_key: 'again' }), {
    as: manager,
  })
  expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['request_key']])
})
