// Money paid on a cancelled invoice counts on the one that replaces it; what is left over is credit.
import { changeBooking } from '@academy/contract/lodging/housekeeping/endpoints'
import { invoiceTotals } from '@academy/contract/money/ledger/endpoints'
import { invoice, recordPayment, recordRefund, undoPayment } from '@academy/contract/money/payments/endpoints'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Person } from '../../../../test/app.ts'
import { type HousekeepingFixture, housekeepingFixture } from '../../../../test/housekeeping-fixture.ts'

let fixture: HousekeepingFixture
let guest: Person
beforeAll(async () => {
  fixture = await housekeepingFixture()
})
afterAll(() => fixture.close())
beforeEach(async () => {
  await sql`update bookings set cancelled_at = now() where cancelled_at is null`.execute(fixture.db)
  guest = await fixture.guest()
})

const as = () => ({ as: fixture.manager })
const paid_on = '2027-05-03'
const moneyOf = (id: number, amount: number) => ({ params: { id: String(id) }, body: { amount, paid_on } })
const undoInput = (id: number | undefined) => ({ params: { id: String(id) }, body: { reason: 'A mistake' } })
const undo = async (id: number | undefined) => (await fixture.call(undoPayment, undoInput(id), as())).body
const show = async (id: number | undefined) =>
  (await fixture.call(invoice, { params: { id: String(id) } }, as())).body
const change = (id: number, end_date: string) => {
  const { agreedToTerms, ...choice } = fixture.stayInput({ end_date })
  return fixture.call(changeBooking, { params: { id: String(id) }, body: choice }, as())
}
const invoiceIds = async () =>
  (await fixture.invoicesOf(guest)).filter(({ cancels_id }) => cancels_id === null).map(({ id }) => id)
const credit = () => fixture.creditOf(guest)

/** A paid stay of nine nights (495 euros), shortened to eight (440): 440 count on the new invoice. */
const changedStay = async (paid = 495) => {
  const booking = await fixture.book(guest)
  const { body } = await fixture.call(recordPayment, moneyOf(booking.invoice?.id ?? 0, paid), as())
  await change(booking.id, '2027-08-09')
  const [first = 0, second = 0] = await invoiceIds()
  return { booking, first, second, payment_id: body.payments[0]?.id ?? 0 }
}

describe('money on an invoice that is replaced', () => {
  test('counts on the new one, and the rest is credit', async () => {
    const { first, second, payment_id } = await changedStay()
    expect(await show(first)).toMatchObject({
      refund_due: 55,
      payments: [{ id: payment_id, amount: 495, undone_at: null, released_at: expect.any(String) }],
    })
    expect(await show(second)).toMatchObject({
      state: 'paid',
      payments: [{ id: payment_id, amount: 440, payment_amount: 495, released_at: null }],
    })
    expect(await credit()).toBe(5_500)
  })

  test('moves on with each change, and what is to be refunded is shown once', async () => {
    const { booking, first, second } = await changedStay()
    await change(booking.id, '2027-08-07')
    const third = (await invoiceIds())[2]
    expect(await show(first)).toMatchObject({ refund_due: 495 - 440 })
    expect(await show(second)).toMatchObject({ refund_due: 440 - 330 })
    expect(await show(third)).toMatchObject({ state: 'paid', payments: [{ amount: 330 }] })
  })

  test('is refunded without the other credit of the person, on the page and in the sums', async () => {
    const { first } = await changedStay(595)
    expect(await credit()).toBe(15_500)
    expect(await show(first)).toMatchObject({ refund_due: 55 })
    const query = { search: guest.email, state: 'refund' as const }
    expect((await fixture.call(invoiceTotals, { query }, as())).body).toMatchObject({ count: 1, refund: 55 })
    const { body } = await fixture.call(recordRefund, moneyOf(first, 55), as())
    expect(body).toMatchObject({ refund_due: 0 })
    expect((await fixture.call(invoiceTotals, { query }, as())).body).toMatchObject({ count: 0, refund: 0 })
    expect(await credit()).toBe(10_000)
  })

  test('is undone as one payment, from the invoice that it counts on by now', async () => {
    const { first, second, payment_id } = await changedStay()
    await undo(payment_id)
    expect(await show(first)).toMatchObject({ refund_due: 0, payments: [{ undo_reason: 'A mistake' }] })
    expect(await show(second)).toMatchObject({
      outstanding_amount: 440,
      payments: [{ undone_at: expect.any(String) }],
    })
    expect(await credit()).toBe(0)
    const told = (await fixture.mailsTo(guest)).filter(({ key }) => key.startsWith('payment-undone:'))
    expect(told).toHaveLength(1)
  })

  test('is refunded from what is left over, which then has to be undone first', async () => {
    const { first, payment_id } = await changedStay()
    const { body } = await fixture.call(recordRefund, moneyOf(first, 55), as())
    expect(body).toMatchObject({ refund_due: 0, payments: [{ amount: 495 }, { amount: -55 }] })
    const refused = await fixture.refused(undoPayment, undoInput(payment_id), as())
    expect(refused.body.code).toBe('refund_recorded')
    expect(await undo(body.payments[1]?.id)).toMatchObject({ id: first, refund_due: 55 })
    await undo(payment_id)
  })

  test('needs what a longer stay costs more', async () => {
    const { booking } = await changedStay()
    await change(booking.id, '2027-08-12')
    const third = (await invoiceIds())[2]
    expect(await show(third)).toMatchObject({ invoice_amount: 605, outstanding_amount: 605 - 440 })
    expect(await credit()).toBe(5_500)
  })
})

describe('the database', () => {
  test.each([
    [
      'more of a payment than there is',
      (id: number) =>
        sql`insert into allocations (payment_id, invoice_id, amount_cents, allocated_at) select ${id}, max(id), 5501, now() from invoices where total_cents > 0`,
      'payments_never_overspent',
    ],
    [
      'money on a cancelled invoice',
      (id: number) =>
        sql`insert into allocations (payment_id, invoice_id, amount_cents, allocated_at) select ${id}, max(cancels_id), 100, now() from invoices`,
      'invoice_balances_never_overpaid',
    ],
    [
      'money that went out without money that came',
      () =>
        sql`insert into payments (account_id, amount_cents, paid_on, recorded_at) values (${guest.id}, -100, now(), now())`,
      'money that went out is covered',
    ],
    [
      'the cancellation of an invoice with money on it',
      () => sql`update invoice_balances set is_cancelled = true where paid_cents > 0`,
      'invoice_balances_never_overpaid',
    ],
    [
      'an undone payment that still counts',
      (id: number) => sql`update payments set undone_at = now(), undo_reason = 'x' where id = ${id}`,
      'payments_never_overspent',
    ],
  ] as const)('refuses %s', async (_, statement, message) => {
    const { payment_id } = await changedStay()
    await expect(statement(payment_id).execute(fixture.db)).rejects.toThrow(message)
  })

  test('refuses to pay out the credit of somebody else', async () => {
    const { payment_id } = await changedStay()
    const other = await fixture.guest()
    const steal = fixture.db.transaction().execute(async tx => {
      const refund = await tx
        .insertInto('payments')
        .values({ account_id: other.id, amount_cents: -5_500, paid_on, recorded_at: new Date() })
        .returning('id')
        .executeTakeFirstOrThrow()
      const money = { payment_id, refund_id: refund.id, amount_cents: 5_500, allocated_at: new Date() }
      await tx.insertInto('allocations').values(money).execute()
    })
    await expect(steal).rejects.toThrow('credit of the same person')
  })
})
