import type { Insertable } from 'kysely'
import { sql } from 'kysely'
import { notNull, number } from '../../../db/columns.ts'
import type { Db, Tx } from '../../../db/connection.ts'
import { fixedStatement } from '../../../db/fixed-statement.ts'
import type { Allocations, Payments } from '../../../db/schema.ts'

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

interface CreditSource {
  payment_id: number
  credit_cents: number
}
/** The payments of a person that are not used up, oldest first. */
const creditStatement = fixedStatement<CreditSource, [account_id: number]>({
  payment_id: notNull(number()),
  credit_cents: notNull(number()),
})(`
  select payment_id, cents as credit_cents from credits where account_id = $1 order by payment_id`)
export const findCredit = (db: Db | Tx, account_id: number): Promise<CreditSource[]> =>
  creditStatement(db, account_id)
