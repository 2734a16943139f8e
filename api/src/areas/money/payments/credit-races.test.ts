// Credit that several people use at the same moment is used once.
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Person, type TestApp, testApp } from '../../../../test/app.ts'
import { raceAt } from '../../../../test/barrier.ts'
import { issueFee } from '../../../../test/invoices.ts'
import { withoutLocks } from '../../../../test/without-locks.ts'
import { Problem } from '../../../base/problem.ts'
import type { Tx } from '../../../db/connection.ts'
import { findCredit, insertAllocations, insertPayment, markUndone } from '../invoices/allocation-queries.ts'
import { cancelInvoice } from '../invoices/cancel.ts'
import { allocate, release } from './allocate.ts'
import { bookPayment } from './book-payment.ts'
import { bookRefund } from './book-refund.ts'
import { undoPaymentIn } from './undo-payment.ts'

let fixture: TestApp
let student: Person
let payment_id: number
const now = new Date('2027-03-02T09:00:00Z')
const paid_on = '2027-03-02'
const amount_cents = 7_500
const actor = { actor_id: null, now }
beforeAll(async () => {
  fixture = await testApp({ ACADEMY_NOW: now.toISOString() })
})
afterAll(() => fixture.close())
beforeEach(async () => {
  student = await fixture.person()
  const booking = { account_id: student.id, amount_cents, paid_on }
  const booked = await run(tx => bookPayment(fixture.services, tx, booking, actor))
  payment_id = typeof booked === 'object' ? booked.payment_id : 0
})

const run = async <T>(work: (tx: Tx) => Promise<T>, app = fixture): Promise<T | string> => {
  try {
    return (await app.db.transaction().execute(work)) ?? 'done'
  } catch (error) {
    if (error instanceof Problem) return error.code
    throw error
  }
}
const use = (invoice_id: number) =>
  run(tx => allocate(fixture.services, tx, { payment_id, invoice_id, amount_cents }, actor))
const undo = () => run(tx => undoPaymentIn(fixture.services, tx, { payment_id, reason: 'Mistake' }, actor))
const refund = () => {
  const outgoing = { account_id: student.id, amount_cents, paid_on }
  return run(async tx => {
    await bookRefund(fixture.services, tx, outgoing, actor)
  })
}
const open = async (id: number) =>
  (
    await fixture.db
      .selectFrom('invoice_balances')
      .select('outstanding_cents')
      .where('invoice_id', '=', id)
      .executeTakeFirstOrThrow()
  ).outstanding_cents
const times = <T>(count: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)))

test.each([
  [amount_cents, 'done'],
  [amount_cents + 1, 'credit_too_low'],
])('a refund of %i cents from a credit of 7500: %s', async (cents, outcome) => {
  const outgoing = { account_id: student.id, amount_cents: cents, paid_on }
  expect(
    await run(async tx => {
      await bookRefund(fixture.services, tx, outgoing, actor)
    }),
  ).toBe(outcome)
})

test('ten refunds and ten uses of the same credit: one succeeds', async () => {
  const invoices: number[] = []
  for (let index = 0; index < 10; index++) invoices.push((await issueFee(fixture.db, student.id)).id)
  const outcomes = await times(20, index =>
    index % 2 === 0 ? refund() : use(invoices[(index - 1) / 2] ?? 0),
  )
  expect(outcomes.toSorted()).toEqual([...Array(19).fill('credit_too_low'), 'done'])
  expect(await findCredit(fixture.db, student.id)).toEqual([])
})

test('an undo beside an allocation leaves no money of an undone payment on an invoice', async () => {
  for (let round = 0; round < 5; round++) {
    const { id } = await issueFee(fixture.db, student.id)
    const outcomes = await times(20, index => (index % 2 === 0 ? undo() : use(id)))
    const isUndone = outcomes.some((outcome, index) => index % 2 === 0 && outcome === 'done')
    expect(await open(id)).toBe(isUndone ? 7_500 : 0)
    expect(['done', 'payment_undone', 'changed_meanwhile', 'invoice_settled', 'credit_too_low']).toEqual(
      expect.arrayContaining(outcomes),
    )
    if (isUndone) return
  }
})

test('control: without the lock an undo and an allocation at once fail instead of being refused', async () => {
  const { id } = await issueFee(fixture.db, student.id)
  const use = { payment_id, invoice_id: id, amount_cents }
  const outcomes = await raceAt({ url: fixture.url, table: 'payments', count: 2 }, () =>
    withoutLocks(['credit'], () =>
      Promise.allSettled([
        run(tx => allocate(fixture.services, tx, use, actor)),
        run(tx => undoPaymentIn(fixture.services, tx, { payment_id, reason: 'Mistake' }, actor)),
      ]),
    ),
  )
  const failures = outcomes.flatMap(one => (one.status === 'rejected' ? [String(one.reason)] : []))
  expect(failures).toEqual([expect.stringContaining('payments_never_overspent')])
})

test('twenty releases of one allocation count once', async () => {
  const { id } = await issueFee(fixture.db, student.id)
  await use(id)
  const { id: allocation_id } = await fixture.db
    .selectFrom('allocations')
    .select('id')
    .where('invoice_id', '=', id)
    .executeTakeFirstOrThrow()
  const outcomes = await times(20, () => run(tx => release(fixture.services, tx, { allocation_id }, actor)))
  expect(outcomes.filter(outcome => outcome === 'done')).toHaveLength(1)
  expect(await findCredit(fixture.db, student.id)).toEqual([{ payment_id, credit_cents: 7_500 }])
})

test('cancellations beside refunds, uses and undos of several people end without a deadlock', async () => {
  const ids: number[] = []
  for (let index = 0; index < 6; index++) ids.push((await issueFee(fixture.db, student.id)).id)
  const big = { account_id: student.id, amount_cents: 45_000, paid_on }
  await run(tx => bookPayment(fixture.services, tx, big, actor))
  const outcomes = await times(24, index => {
    const id = ids[index % 6] ?? 0
    if (index % 4 === 0) return refund()
    if (index % 4 === 1) return undo()
    if (index % 4 === 2) return use(id)
    return run(tx => cancelInvoice(tx, id, now).then(() => 'done'))
  })
  expect(outcomes).toContain('done')
  const [sums] = (
    await sql<{ money: number; used: number }>`
      select (select sum(amount_cents)::int from payments where account_id = ${student.id} and undone_at is null) as money,
        (select coalesce(sum(a.amount_cents), 0)::int from allocations a join invoices v on v.id = a.invoice_id
          where v.account_id = ${student.id} and a.released_at is null) as used`.execute(fixture.db)
  ).rows
  const credit = (await findCredit(fixture.db, student.id)).reduce((sum, one) => sum + one.credit_cents, 0)
  expect(sums?.money).toBe((sums?.used ?? 0) + credit)
})

describe('without the lock', () => {
  /** Two transactions that both read the credit and use it one after the other. */
  const useTwice = async (app: TestApp, account_id: number, id: number, first: 'refund' | 'undo') => {
    const invoice = await issueFee(app.db, account_id)
    const two = [
      await app.db.startTransaction().execute(),
      await app.db.startTransaction().execute(),
    ] as const
    const money = { payment_id: id, amount_cents, allocated_at: now }
    try {
      for (const tx of two) expect(await findCredit(tx, account_id)).toHaveLength(1)
      if (first === 'undo')
        await markUndone(two[0], id, { undone_at: now, undone_by: null, undo_reason: 'x' })
      else {
        const outgoing = { account_id, amount_cents: -amount_cents, paid_on, recorded_at: now }
        const { id: refund_id } = await insertPayment(two[0], outgoing)
        await insertAllocations(two[0], [{ ...money, refund_id }])
      }
      await two[0].commit().execute()
      await insertAllocations(two[1], [{ ...money, invoice_id: invoice.id }])
      await two[1].commit().execute()
    } finally {
      for (const tx of two) if (!tx.isCommitted && !tx.isRolledBack) await tx.rollback().execute()
    }
    return invoice.id
  }

  test.each(['refund', 'undo'] as const)(
    'the check of the database refuses the second use after a %s',
    async first => {
      await expect(useTwice(fixture, student.id, payment_id, first)).rejects.toThrow(
        'payments_never_overspent',
      )
    },
  )

  test.each(['refund', 'undo'] as const)(
    'control: without the check too, money is used twice after a %s',
    async first => {
      const unguarded = await testApp()
      await sql`alter table payments drop constraint payments_never_overspent`.execute(unguarded.db)
      const person = await unguarded.person()
      const booking = { account_id: person.id, amount_cents, paid_on }
      const { payment_id: id } = await unguarded.db
        .transaction()
        .execute(tx => bookPayment(unguarded.services, tx, booking, actor))
      const invoice_id = await useTwice(unguarded, person.id, id, first)
      const { paid_cents } = await unguarded.db
        .selectFrom('invoice_balances')
        .select('paid_cents')
        .where('invoice_id', '=', invoice_id)
        .executeTakeFirstOrThrow()
      expect(paid_cents).toBe(7_500)
      await unguarded.close()
    },
  )
})
