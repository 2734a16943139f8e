import type { IssuedInvoice } from '../queries.ts'
import type { InvoiceState } from '../state-queries.ts'

export type CancelledInvoice = Pick<IssuedInvoice, 'invoice_number' | 'invoice_date'>

/** What an invoice says, and its state on the day of issue. */
export interface InvoicePdf extends IssuedInvoice {
  /** The invoice that a cancellation cancels. */
  first: CancelledInvoice | undefined
  state: InvoiceState | undefined
}
