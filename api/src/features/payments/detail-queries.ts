import type { InvoiceWithPayments } from '@academy/contract/payments/schemas'
import { json } from '../../db/columns.ts'
import type { Db, Tx } from '../../db/connection.ts'
import { euros } from '../../db/euros.ts'
import { fixedStatement } from '../../db/fixed-statement.ts'
import { agreedJson } from '../documents/queries.ts'
import { invoiceTables } from '../invoices/queries.ts'
import { officeFields } from './queries.ts'

const nameOf = (account: string) =>
  `(select first_name || ' ' || last_name from accounts where id = ${account})`

/** An application has up to three invoices. */
const invoicedApplication = `from applications
  where fee_invoice_id = v.id or participation_invoice_id = v.id or withdrawal_invoice_id = v.id`

/** The fields of an invoice with its payments, without its link, for `json_build_object`. */
export const invoiceDetailFields = (today: string) => `${officeFields(today)}, 'payments', (
    select coalesce(json_agg(json_build_object(
      'id', p.id, 'amount', ${euros('p.amount_cents')}, 'paid_on', p.paid_on,
      'recorded_at', p.recorded_at, 'recorded_by', ${nameOf('p.recorded_by')},
      'undone_at', p.undone_at, 'undone_by', ${nameOf('p.undone_by')}, 'undo_reason', p.undo_reason,
      'counterpart', (
        select json_build_object('invoice_id', other.id, 'invoice_number', other.invoice_number)
        from payments half join invoices other on other.id = half.invoice_id
        where half.id = p.transferred_from_id or half.transferred_from_id = p.id)) order by p.id), '[]')
    from payments p where p.invoice_id = v.id),
    'documents', ${agreedJson(
      `(select consent_version_id ${invoicedApplication})`,
      `(select terms_version_id ${invoicedApplication})`,
      '(select terms_version_id from bookings where v.id = invoice_id or v.id = withdrawal_invoice_id)',
    )}`

const detailStatement = fixedStatement<
  { invoice: Omit<InvoiceWithPayments, 'aws_temp_url'> },
  [today: string, id: number]
>({ invoice: json() })(`
  select json_build_object(${invoiceDetailFields('$1::date')}) as invoice
  from ${invoiceTables} join accounts person on person.id = v.account_id
  where v.id = $2`)

export const findInvoice = async (db: Db | Tx, id: number, today: string) => {
  const [row] = await detailStatement(db, today, id)
  return row?.invoice
}
