import type { InvoiceWithPayments } from '@academy/contract/money/payments/schemas'
import { json, list, number, type RowOf } from '../../../db/columns.ts'
import type { Db, Tx } from '../../../db/connection.ts'
import { euros, nameOfAccount } from '../../../db/expressions.ts'
import { fixedStatement } from '../../../db/fixed-statement.ts'
import { agreedJson } from '../../site/index.ts'
import { refundDue } from '../invoices/allocation-queries.ts'
import { invoiceFields, invoiceTables } from '../invoices/queries.ts'

/** What was refunded of the money on a cancelled invoice: `a` is the allocation, `r` the refund. */
const refundsOf = `
  allocations a join payments r on r.id = a.refund_id
  where b.is_cancelled and v.id = (
    select shown.invoice_id from allocations shown
    join invoice_balances cancelled on cancelled.invoice_id = shown.invoice_id and cancelled.is_cancelled
    where shown.payment_id = a.payment_id and shown.id < a.id
    order by shown.id desc limit 1)
    and a.payment_id in (select known.payment_id from allocations known where known.invoice_id = v.id)`

export const officeFields = (today: string) => `${invoiceFields(today)},
  'account_id', v.account_id,
  'full_name', full_name(person.first_name, person.last_name),
  'email', person.email,
  'refund_due', ${euros(refundDue)}`

/** An application has up to three invoices. */
const invoicedApplication = `from applications
  where fee_invoice_id = v.id or participation_invoice_id = v.id or withdrawal_invoice_id = v.id`

const entryJson = (amount: string, entry: string) => `json_build_object(
  'id', ${entry}.id, 'allocation_id', a.id, 'amount', ${amount}, 'payment_amount', ${euros(`${entry}.amount_cents`)},
  'paid_on', ${entry}.paid_on, 'payer_name', ${entry}.payer_name, 'note', ${entry}.note,
  'account', case when ${entry}.account_id <> v.account_id then json_build_object(
    'id', ${entry}.account_id, 'full_name', ${nameOfAccount(`${entry}.account_id`)}) end,
  'recorded_at', ${entry}.recorded_at, 'recorded_by', ${nameOfAccount(`${entry}.recorded_by`)},
  'undone_at', ${entry}.undone_at, 'undone_by', ${nameOfAccount(`${entry}.undone_by`)}, 'undo_reason', ${entry}.undo_reason,
  'released_at', case when ${entry}.undone_at is null then a.released_at end)`

/** The fields of an invoice with its payments, without its link, for `json_build_object`. */
export const invoiceDetailFields = (today: string) => `${officeFields(today)}, 'payments', (
    select coalesce(json_agg(entry order by id), '[]') from (
      select a.id, ${entryJson(euros('a.amount_cents'), 'p')} as entry
      from allocations a join payments p on p.id = a.payment_id
      where a.invoice_id = v.id
      union all
      select a.id, ${entryJson(euros('-a.amount_cents'), 'r')} from ${refundsOf}) entries),
    'documents', ${agreedJson(
      `(select consent_version_id ${invoicedApplication})`,
      `(select terms_version_id ${invoicedApplication})`,
      '(select terms_version_id from bookings where v.id = invoice_id or v.id = withdrawal_invoice_id)',
    )}`

const detailStatement = fixedStatement({ invoice: json<Omit<InvoiceWithPayments, 'aws_temp_url'>>() })<
  [today: string, id: number]
>(`
  select json_build_object(${invoiceDetailFields('$1::date')}) as invoice
  from ${invoiceTables} join accounts person on person.id = v.account_id
  where v.id = $2`)

export const findInvoice = async (db: Db | Tx, id: number, today: string) => {
  const [row] = await detailStatement(db, today, id)
  return row?.invoice
}

export const findInvoiceOwner = (tx: Tx, id: number) =>
  tx.selectFrom('invoices').select(['account_id', 'invoice_number']).where('id', '=', id).executeTakeFirst()

const refundableColumns = {
  cents: number(),
  /** The payments that were on the invoice. */
  payment_ids: list<number>(),
}
type Refundable = RowOf<typeof refundableColumns>

const refundableStatement = fixedStatement(refundableColumns)<[id: number]>(`
  select ${refundDue} as cents,
    array(select distinct a.payment_id from allocations a where a.invoice_id = v.id) as payment_ids
  from ${invoiceTables} where v.id = $1`)

/** What can be refunded of the money on a cancelled invoice. */
export const findRefundable = async (tx: Tx, id: number): Promise<Refundable> =>
  (await refundableStatement(tx, id))[0] ?? { cents: 0, payment_ids: [] }
