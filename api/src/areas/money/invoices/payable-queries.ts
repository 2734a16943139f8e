import type { PayableInvoice } from '@academy/contract/money/invoices/schemas'
import { json, nullable, number, text } from '../../../db/columns.ts'
import type { Db } from '../../../db/connection.ts'
import { euros } from '../../../db/euros.ts'
import { fixedStatement } from '../../../db/fixed-statement.ts'
import {
  type InvoiceRecipient,
  type InvoiceWithoutLink,
  type IssuedInvoice,
  invoiceAddressOf,
  invoiceFields,
  invoiceTables,
  recipientOf,
} from './queries.ts'

export interface PayableRow {
  invoice: InvoiceWithoutLink & Pick<PayableInvoice, 'paid_amount' | 'reference'>
  issuer: IssuedInvoice['issuer']
  /** As printed, and as it would be printed now. */
  recipient: InvoiceRecipient
  recipient_now: InvoiceRecipient
  outstanding_cents: number
  /** The bank of the association today. */
  bank: Record<'iban' | 'bic' | 'bank_name' | 'bank_address', string>
  /** Of the address for invoices, else of the primary one. */
  country_code: string | null
}

const payableStatement = fixedStatement<PayableRow, [id: number, account_id: number, today: string]>({
  invoice: json(),
  issuer: json(),
  recipient: json(),
  recipient_now: json(),
  outstanding_cents: number(),
  bank: json(),
  country_code: nullable(text()),
})(`
  select json_build_object(${invoiceFields('$3::date')},
      'paid_amount', ${euros('b.paid_cents')}, 'reference', v.reference) as invoice,
    v.issuer, v.recipient, ${recipientOf('v.account_id')} as recipient_now, b.outstanding_cents,
    (select json_build_object('iban', iban, 'bic', bic, 'bank_name', bank_name, 'bank_address', bank_address)
      from association) as bank,
    (select country.iso_code from ${invoiceAddressOf('v.account_id')} address
      join countries country on country.id = address.country_id) as country_code
  from ${invoiceTables}
  where v.id = $1 and v.account_id = $2`)

/** Returns an invoice of this person with what is needed to pay it. */
export const findPayable = async (
  db: Db,
  id: number,
  account_id: number,
  today: string,
): Promise<PayableRow | undefined> => (await payableStatement(db, id, account_id, today))[0]
