import { type Columns, notNull, number } from '../../../db/columns.ts'
import type { Db, Tx } from '../../../db/connection.ts'
import { fixedStatement } from '../../../db/fixed-statement.ts'

/** Returns what mails and the audit log say about these invoices, in any order. */
export const findInvoiceSummaries = (tx: Tx, invoice_ids: number[]) =>
  tx
    .selectFrom('invoices')
    .innerJoin('accounts', 'accounts.id', 'account_id')
    .select(['invoices.id as invoice_id', 'invoice_number', 'kind', 'subject', 'total_cents', 'account_id'])
    .select(['accounts.email', 'accounts.first_name', 'accounts.locale'])
    .where(eb => eb('invoices.id', '=', eb.fn.any(eb.val(invoice_ids))))
    .execute()
export type InvoiceSummary = Awaited<ReturnType<typeof findInvoiceSummaries>>[number]

/** Returns the summary of one of the invoices that were asked for. */
export const summaryOf = (summaries: readonly InvoiceSummary[], id: number | null): InvoiceSummary => {
  const found = summaries.find(({ invoice_id }) => invoice_id === id)
  if (!found) throw new Error(`Invoice ${id} does not exist`)
  return found
}

export const findInvoiceSummary = async (tx: Tx, invoice_id: number): Promise<InvoiceSummary> =>
  summaryOf(await findInvoiceSummaries(tx, [invoice_id]), invoice_id)

export const findPerson = (tx: Tx, id: number) =>
  tx
    .selectFrom('accounts')
    .select(['email', 'first_name', 'locale'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

export const findPayment = (tx: Tx, id: number) =>
  tx
    .selectFrom('payments')
    .select(['id', 'account_id', 'amount_cents', 'allocated_cents', 'undone_at'])
    .where('id', '=', id)
    .executeTakeFirst()

/** Returns the payment recorded by a request with this key. */
export const findByRequestKey = (tx: Tx, account_id: number, request_key: string) =>
  tx
    .selectFrom('payments')
    .select(['id', 'amount_cents', 'paid_on'])
    .where('account_id', '=', account_id)
    .where('request_key', '=', request_key)
    .executeTakeFirst()

/** The active allocations of a payment, or those that cover an outgoing one. */
export const findActiveAllocations = (tx: Tx, payment_ids: number[]) =>
  tx
    .selectFrom('allocations')
    .select(['id', 'payment_id', 'invoice_id', 'refund_id', 'amount_cents'])
    .where(eb => eb.or([eb('payment_id', 'in', payment_ids), eb('refund_id', 'in', payment_ids)]))
    .where('released_at', 'is', null)
    .orderBy('id')
    .execute()

export const findUndone = (tx: Tx, id: number) =>
  tx
    .selectFrom('payments')
    .select(['account_id', 'amount_cents', 'payer_name', 'note', 'undone_at'])
    .where('id', '=', id)
    .where('undone_at', 'is not', null)
    .executeTakeFirst()

/** What undone entries counted on, or were paid out of, until they were undone. */
export const findReleased = (tx: Tx, payment_ids: number[]) =>
  tx
    .selectFrom('allocations as a')
    .innerJoin('payments as p', join =>
      join.on(eb => eb.or([eb('p.id', '=', eb.ref('a.payment_id')), eb('p.id', '=', eb.ref('a.refund_id'))])),
    )
    .select(['p.id', 'p.account_id', 'a.payment_id', 'a.invoice_id', 'a.amount_cents'])
    .where('p.id', 'in', payment_ids)
    .whereRef('a.released_at', '=', 'p.undone_at')
    .orderBy('a.id')
    .execute()

export const findAllocation = (tx: Tx, id: number) =>
  tx
    .selectFrom('allocations')
    .select(['id', 'payment_id', 'invoice_id', 'amount_cents', 'released_at'])
    .where('id', '=', id)
    .executeTakeFirst()

/** The invoice that an entry belongs to: the first that it counted on, or that the refunded money had counted on. */
const invoiceStatement = fixedStatement({
  invoice_id: notNull(number()),
})<[payment_id: number]>(`
  select shown.invoice_id from allocations a
  cross join lateral (
    select on_invoice.invoice_id
    from allocations on_invoice join invoice_balances b on b.invoice_id = on_invoice.invoice_id
    where on_invoice.payment_id = a.payment_id
      and (on_invoice.id = a.id or a.refund_id = $1 and on_invoice.id < a.id)
    order by b.is_cancelled desc, on_invoice.id desc limit 1) shown
  where a.payment_id = $1 or a.refund_id = $1
  order by a.id limit 1`)
export const findInvoiceOf = async (db: Db | Tx, payment_id: number): Promise<number | undefined> =>
  (await invoiceStatement(db, payment_id))[0]?.invoice_id

interface Payable {
  invoice_id: number
}
const payableColumns: Columns<Payable> = { invoice_id: number() }

/** The open invoices of these people and the given ones, oldest due first. */
const payableStatement = fixedStatement<Payable>(payableColumns)<
  [account_ids: number[], invoice_ids: number[]]
>(`
  select v.id as invoice_id from invoices v join invoice_balances b on b.invoice_id = v.id
  where v.account_id = any($1) and b.outstanding_cents > 0 or v.id = any($2)
  order by v.due_date, v.id`)
export const findPayable = async (tx: Tx, account_ids: number[], invoice_ids: number[]) =>
  (await payableStatement(tx, account_ids, invoice_ids)).map(({ invoice_id }) => invoice_id)
