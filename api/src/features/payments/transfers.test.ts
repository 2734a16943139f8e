// A transfer moves money paid on a cancelled invoice to the invoice that replaces it.
import { changeBooking, officeCancelBooking } from '@academy/contract/housekeeping/endpoints'
import { invoice, recordPayment, recordRefund, undoPayment } from '@academy/contract/payments/endpoints'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Person } from '../../../test/app.ts'
import { type HousekeepingFixture, housekeepingFixture } from '../../../test/housekeeping-fixture.ts'

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
const pay = async (id: number, amount: number) =>
  (await fixture.call(recordPayment, moneyOf(id, amount), as())).body
const undoInput = (id: number | undefined) => ({ params: { id: String(id) }, body: { reason: 'A mistake' } })
const undo = async (id: number | undefined) => (await fixture.call(undoPayment, undoInput(id), as())).body
const undoRefused = async (id: number | undefined) =>
  (await fixture.refused(undoPayment, undoInput(id), as())).body.code
const undoAnswer = (id: number | undefined) =>
  fixture.app.inject({
    method: 'POST',
    url: `/api/academy/a/payments/${id}/undo`,
    headers: { authorization: `Bearer ${fixture.manager.token}` },
    payload: { reason: 'A mistake' },
  })
const show = async (id: number | undefined) =>
  (await fixture.call(invoice, { params: { id: String(id) } }, as())).body
const change = (id: number, end_date: string) => {
  const { agreedToTerms, ...choice } = fixture.stayInput({ end_date })
  return fixture.call(changeBooking, { params: { id: String(id) }, body: choice }, as())
}
const invoicesOf = async () =>
  (await fixture.invoicesOf(guest)).filter(({ cancels_id }) => cancels_id === null)

/** A paid stay of nine nights (495 euros), shortened to eight (440): 440 are transferred. */
const changedStay = async () => {
  const booking = await fixture.book(guest)
  await pay(booking.invoice?.id ?? 0, 495)
  await change(booking.id, '2027-08-09')
  const [first, second] = await invoicesOf()
  const [paid, gone] = (await show(first?.id)).payments
  const [came] = (await show(second?.id)).payments
  return { booking, first: first?.id ?? 0, second: second?.id ?? 0, paid, gone, came }
}

describe('a transfer', () => {
  test('links both invoices', async () => {
    const { first, second, paid, gone, came } = await changedStay()
    expect(paid?.counterpart).toBeNull()
    expect(gone).toMatchObject({ amount: -440, counterpart: { invoice_id: second } })
    expect(came).toMatchObject({ amount: 440, counterpart: { invoice_id: first } })
  })

  test.each(['gone', 'came'] as const)('is undone as a whole, from the half that %s', async half => {
    const { first, second, ...halves } = await changedStay()
    await undo(halves[half]?.id)
    expect(await show(first)).toMatchObject({ refund_due: 495, payments: [{}, { undo_reason: 'A mistake' }] })
    expect(await show(second)).toMatchObject({
      outstanding_amount: 440,
      payments: [{ undo_reason: 'A mistake' }],
    })
    expect(await undoRefused(halves.gone?.id)).toBe('payment_undone')
    expect(await undoRefused(halves.came?.id)).toBe('payment_undone')
  })

  test('has to be undone before the payment that it consists of', async () => {
    const { paid, gone, first, second } = await changedStay()
    expect(await undoRefused(paid?.id)).toBe('payment_transferred')
    await undo(gone?.id)
    await undo(paid?.id)
    expect(await show(first)).toMatchObject({ refund_due: 0 })
    expect(await show(second)).toMatchObject({ outstanding_amount: 440 })
  })

  test('cannot be undone when the money was transferred further', async () => {
    const { booking, came, gone } = await changedStay()
    await change(booking.id, '2027-08-08')
    expect(await undoRefused(came?.id)).toBe('payment_transferred')
    expect(await undoRefused(gone?.id)).toBe('payment_transferred')
  })

  test('notifies the person once that the invoice is open again', async () => {
    const { gone } = await changedStay()
    await undo(gone?.id)
    const told = (await fixture.mailsTo(guest)).filter(({ key }) => key.startsWith('payment-undone:'))
    expect(told).toHaveLength(1)
  })

  test('undone by twenty concurrent requests from both sides is undone once, without a deadlock', async () => {
    const { first, gone, came } = await changedStay()
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => undoAnswer((index % 2 === 0 ? gone : came)?.id)),
    )
    const codes = answers.map(answer => (answer.statusCode === 200 ? 'done' : answer.json().code))
    expect(codes.toSorted()).toEqual(['done', ...Array.from({ length: 19 }, () => 'payment_undone')])
    expect(await show(first)).toMatchObject({ refund_due: 495 })
  })
})

describe('the database', () => {
  const undoAlone = (id: number | undefined) =>
    sql`update payments set undone_at = now(), undo_reason = 'Alone' where id = ${id}`.execute(fixture.db)
  const paidTotal = async () =>
    (await fixture.invoicesOf(guest)).reduce((sum, { paid_cents }) => sum + paid_cents, 0)

  test('refuses to undo only one half', async () => {
    const { gone, came } = await changedStay()
    await expect(undoAlone(gone?.id)).rejects.toThrow('both halves of a transfer')
    await expect(undoAlone(came?.id)).rejects.toThrow('both halves of a transfer')
    expect(await paidTotal()).toBe(49_500)
  })

  test('control: without the trigger the money counts twice, and undoing the other half corrects it', async () => {
    const { gone, came } = await changedStay()
    await sql`alter table payments disable trigger payments_transfer_balanced`.execute(fixture.db)
    await undoAlone(gone?.id)
    expect(await paidTotal()).toBe(49_500 + 44_000)
    await sql`alter table payments enable trigger payments_transfer_balanced`.execute(fixture.db)
    await undo(came?.id)
    expect(await paidTotal()).toBe(49_500)
  })
})

const share = fc.double({ min: 0.01, max: 1, noNaN: true })
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('pay' as const), share }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('undo' as const), share }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('change' as const), share }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('refund' as const), share }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('cancel' as const), share }) },
)
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

/** Money received according to the office’s active entries; transfers are not included. */
interface Model {
  booking_id: number
  entries: Map<number, number>
}

const pick = <T>(list: readonly T[], part: number): T | undefined =>
  list[Math.min(list.length - 1, Math.floor(part * list.length))]

const enter = async (model: Model, kind: 'pay' | 'refund', part: number) => {
  const open = (await fixture.invoicesOf(guest)).flatMap(
    ({ id, is_cancelled, paid_cents, outstanding_cents }) => {
      const cents = kind === 'pay' ? outstanding_cents : is_cancelled ? paid_cents : 0
      return cents > 0 ? [{ id, cents }] : []
    },
  )
  const on = pick(open, part)
  if (!on) return
  const cents = Math.max(1, Math.round(on.cents * part))
  const endpoint = kind === 'pay' ? recordPayment : recordRefund
  const { body } = await fixture.call(endpoint, moneyOf(on.id, cents / 100), as())
  model.entries.set(body.payments.at(-1)?.id ?? 0, kind === 'pay' ? cents : -cents)
}

const undoSome = async (model: Model, part: number) => {
  const { rows } = await sql<{ id: number }>`
    select payments.id from payments join invoices on invoices.id = invoice_id
    where account_id = ${guest.id} order by payments.id`.execute(fixture.db)
  const id = pick(rows, part)?.id
  if (id === undefined) return
  const answer = await undoAnswer(id)
  if (answer.statusCode === 200) model.entries.delete(id)
  else expect(['payment_undone', 'payment_transferred', 'refund_recorded']).toContain(answer.json().code)
}

const perform = async (model: Model, { kind, share: part }: Step) => {
  if (kind === 'pay' || kind === 'refund') return enter(model, kind, part)
  if (kind === 'undo') return undoSome(model, part)
  const { cancelled_at } = await fixture.db
    .selectFrom('bookings')
    .select('cancelled_at')
    .where('id', '=', model.booking_id)
    .executeTakeFirstOrThrow()
  if (cancelled_at) return
  if (kind === 'change')
    return change(model.booking_id, `2027-08-${String(2 + Math.floor(part * 12)).padStart(2, '0')}`)
  return fixture.call(
    officeCancelBooking,
    { params: { id: String(model.booking_id) }, query: { free: '1', cost: 0 } },
    as(),
  )
}

test('after any payments, transfers, undos, refunds and changes the sum of money is unchanged', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async steps => {
      await sql`update bookings set cancelled_at = now() where cancelled_at is null`.execute(fixture.db)
      guest = await fixture.guest()
      const model: Model = { booking_id: (await fixture.book(guest)).id, entries: new Map() }
      for (const one of steps) {
        await perform(model, one)
        const invoices = await fixture.invoicesOf(guest)
        const counted = invoices.reduce((sum, { paid_cents }) => sum + paid_cents, 0)
        expect(counted).toBe([...model.entries.values()].reduce((sum, cents) => sum + cents, 0))
        for (const pdf of invoices) expect(pdf.outstanding_cents).toBeGreaterThanOrEqual(0)
      }
    }),
    { numRuns: 20 },
  )
})
