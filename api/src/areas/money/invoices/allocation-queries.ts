import { type Insertable, sql } from 'kysely'
import { notNull, number, type RowOf } from '../../../db/columns.ts'
import type { Db, Tx } from '../../../db/connection.ts'
import { fixedStatement } from '../../../db/fixed-statement.ts'
import type { Allocations, Payments } from '../../../db/schema.ts'
import { invoiceTables } from './queries.ts'

/** Whether the allocation `x` was made after the money `y` was released; `cancellation` released it. */
const isAfter = (x: string, y: string, cancellation: string) => `(
  ${x}.allocated_at > ${y}.released_at
  -- At the same moment: the invoice that replaces the cancelled one.
  or ${x}.allocated_at = ${y}.released_at
    and case when ${x}.invoice_id is null then ${x}.id > ${y}.id else ${x}.invoice_id > ${cancellation} end)`

const cancellationOf = (invoice: string) => `(select c.id from invoices c where c.cancels_id = ${invoice})`

/** Money that counts, or that a cancellation has released; without what somebody took from an invoice by hand. */
const isMoved = (a: string) =>
  `(${a}.released_at is null or ${a}.invoice_id is not null and ${a}.release_reason is null)`

/** The most that was in use at once of the money that `lot` released: it was used or refunded first. */
const usedSince = (lot: string, cancellation: string) => `(
  select coalesce(max(at_once.cents), 0) from allocations moment cross join lateral (
    select sum(used.amount_cents) as cents from allocations used
    where used.payment_id = moment.payment_id and used.id <= moment.id and ${isMoved('used')}
      and ${isAfter('used', lot, cancellation)}
      and (used.released_at is null or not ${isAfter('moment', 'used', cancellationOf('used.invoice_id'))})) at_once
  where moment.payment_id = ${lot}.payment_id and ${isMoved('moment')} and ${isAfter('moment', lot, cancellation)})`

/**
 * What was paid on a cancelled invoice and is still credit of its person. What was used or refunded since was this
 * money first, and other credit after it.
 */
const leftOver = `
  select lot.id, greatest(0, least(lot.amount_cents - ${usedSince('lot', 'taken.id')},
    p.amount_cents - p.allocated_cents))::int as cents, p.paid_on
  from (
    select a.payment_id, max(a.id) as id, sum(a.amount_cents) as amount_cents, max(a.released_at) as released_at
    from allocations a
    where b.is_cancelled and a.invoice_id = v.id and a.released_at is not null and a.release_reason is null
    group by a.payment_id) lot
  join payments p on p.id = lot.payment_id and p.account_id = v.account_id and p.undone_at is null
  join invoices taken on taken.cancels_id = v.id`
export const refundDue = `(select coalesce(sum(cents), 0)::int from (${leftOver}) left_over)`

export const insertPayment = (tx: Tx, payment: Insertable<Payments>) =>
  tx.insertInto('payments').values(payment).returning('id').executeTakeFirstOrThrow()

/** Inserts a payment, or nothing if there is one with its key. Waits for a concurrent request with the same key. */
export const insertOnce = (tx: Tx, payment: Insertable<Payments>) =>
  tx
    .insertInto('payments')
    .values(payment)
    .onConflict(conflict => conflict.columns(['account_id', 'request_key']).doNothing())
    .returning('id')
    .executeTakeFirst()

export const markUndone = (
  tx: Tx,
  id: number,
  undone: { undone_at: Date; undone_on?: string; undone_by: number | null; undo_reason: string },
) => tx.updateTable('payments').set(undone).where('id', '=', id).execute()

export const insertAllocations = async (
  tx: Tx,
  allocations: Insertable<Allocations>[],
): Promise<{ id: number }[]> =>
  allocations.length === 0 ? [] : tx.insertInto('allocations').values(allocations).returning('id').execute()

interface Release {
  released_at: Date
  released_by: number | null
  release_reason?: string | null
}

export const releaseAllocations = async (tx: Tx, ids: number[], release: Release): Promise<void> => {
  if (ids.length > 0) await tx.updateTable('allocations').set(release).where('id', 'in', ids).execute()
}

/** The active allocations of an invoice, oldest first. */
export const findAllocationsOn = (tx: Tx, invoice_id: number) =>
  tx
    .selectFrom('allocations')
    .select(['id', 'payment_id', 'amount_cents'])
    .where('invoice_id', '=', invoice_id)
    .where('released_at', 'is', null)
    .orderBy('id')
    .execute()

interface PaidInvoice {
  invoice_id: number
  amount_cents: number
  paid_on: string
  recorded_at: Date
  recorded_by?: number | null
}

/** Inserts a payment of the invoice's person that counts on this invoice alone. Sends and forwards nothing. */
export const insertPaymentOn = async (
  tx: Tx,
  { invoice_id, recorded_by = null, ...payment }: PaidInvoice,
): Promise<{ id: number }> => {
  const { id } = await tx
    .insertInto('payments')
    .columns(['account_id', 'amount_cents', 'paid_on', 'recorded_at', 'recorded_by'])
    .expression(eb =>
      eb
        .selectFrom('invoices')
        .select([
          'account_id',
          sql<number>`${payment.amount_cents}::int`.as('amount_cents'),
          sql<string>`${payment.paid_on}::date`.as('paid_on'),
          sql<Date>`${payment.recorded_at}::timestamptz`.as('recorded_at'),
          sql<number | null>`${recorded_by}::int`.as('recorded_by'),
        ])
        .where('id', '=', invoice_id),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  const { amount_cents, recorded_at } = payment
  const allocation = { allocated_at: recorded_at, allocated_by: recorded_by }
  await insertAllocations(tx, [{ payment_id: id, invoice_id, amount_cents, ...allocation }])
  return { id }
}

const creditSourceColumns = {
  payment_id: notNull(number()),
  credit_cents: notNull(number()),
}
type CreditSource = RowOf<typeof creditSourceColumns>

/** The payments of a person that are not used up, oldest first. */
const creditStatement = fixedStatement(creditSourceColumns)<[account_id: number]>(`
  select payment_id, cents as credit_cents from credits where account_id = $1 order by payment_id`)
export const findCredit = (db: Db | Tx, account_id: number): Promise<CreditSource[]> =>
  creditStatement(db, account_id)

const moneyStatement = fixedStatement({
  paid_cents: number(),
  open_cents: number(),
  credit_cents: number(),
})<[cancelled_id: number, replacement_id: number | null]>(`
  select state.paid_cents, ${refundDue} as credit_cents,
    coalesce((select outstanding_cents from invoice_balances where invoice_id = $2), 0) as open_cents
  from ${invoiceTables} join invoices taken on taken.cancels_id = v.id
  join invoice_states state on state.invoice_id = taken.id
  where v.id = $1`)
/** What had been paid on a cancelled invoice, what is open on its replacement, and what became credit of the person. */
export const findReplacedMoney = async (tx: Tx, cancelled_id: number, replacement_id: number | null) =>
  (await moneyStatement(tx, cancelled_id, replacement_id))[0] ?? {
    paid_cents: 0,
    open_cents: 0,
    credit_cents: 0,
  }
