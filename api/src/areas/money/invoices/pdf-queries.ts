import type { PayableInvoice } from '@academy/contract/money/invoices/schemas'
import type { Insertable } from 'kysely'
import { json, nullable, number, text } from '../../../db/columns.ts'
import type { Db, Tx } from '../../../db/connection.ts'
import { euros } from '../../../db/expressions.ts'
import { fixedStatement } from '../../../db/fixed-statement.ts'
import type { InvoiceStates } from '../../../db/schema.ts'
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

const payableStatement = fixedStatement<PayableRow>({
  invoice: json(),
  issuer: json(),
  recipient: json(),
  recipient_now: json(),
  outstanding_cents: number(),
  bank: json(),
  country_code: nullable(text()),
})<[id: number, account_id: number, today: string]>(`
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

export const insertState = (tx: Tx, state: Insertable<InvoiceStates>) =>
  tx.insertInto('invoice_states').values(state).execute()

/** What had been paid on the day of issue. */
export interface InvoiceState {
  /** Of an invoice: what counted on it. Of a cancellation: what had been paid on the cancelled invoice. */
  paid_cents: number
  /** Of a cancellation: what of it counts on another invoice, and its number. */
  moved_cents: number
  moved_to: string | null
  /** The number of the cancelled invoice on which it was paid. */
  moved_from: string | null
}

const stateStatement = fixedStatement<InvoiceState>({
  paid_cents: number(),
  moved_cents: number(),
  moved_to: nullable(text()),
  moved_from: nullable(text()),
})<[invoice_id: number]>(`
  select state.paid_cents, state.moved_cents,
    (select invoice_number from invoices where id = state.moved_to_id) as moved_to,
    (select cancelled.invoice_number
     from invoice_states source
     join invoices cancellation on cancellation.id = source.invoice_id
     join invoices cancelled on cancelled.id = cancellation.cancels_id
     where source.moved_to_id = state.invoice_id
     order by source.invoice_id limit 1) as moved_from
  from invoice_states state
  where state.invoice_id = $1`)

/** Returns the state on the day of issue; undefined if nothing counted, or if it was not recorded yet. */
export const findState = async (db: Db, invoice_id: number): Promise<InvoiceState | undefined> =>
  (await stateStatement(db, invoice_id))[0]
