import { z } from 'zod'
import { day, id } from '../fields.ts'

export const InvoiceKind = z.enum(['handling_fee', 'participation_fee', 'lodging', 'recording', 'withdrawal'])
export type InvoiceKind = z.infer<typeof InvoiceKind>

/** `cancelled`: another document cancels it; `cancellation`: it is that document. */
export const InvoiceState = z.enum(['open', 'partial', 'paid', 'cancelled', 'cancellation'])
export type InvoiceState = z.infer<typeof InvoiceState>

/** Amounts are in euros; a cancellation has a negative amount. */
export const Invoice = z.object({
  id,
  invoice_number: z.string(),
  kind: InvoiceKind,
  state: InvoiceState,
  /** In the language the invoice was issued in. */
  subject: z.string(),
  invoice_date: day,
  due_date: day,
  invoice_amount: z.number(),
  outstanding_amount: z.number(),
  overdue: z.boolean(),
  /** The number of the invoice that this one cancels. */
  cancels: z.string().nullable(),
  /** A link to the PDF that needs no login and expires. */
  aws_temp_url: z.string(),
})
export type Invoice = z.infer<typeof Invoice>

export const exampleInvoice: Invoice = {
  id: 12,
  invoice_number: '2027-0012',
  kind: 'handling_fee',
  state: 'open',
  subject: 'Handling fee: Cello with Ilse Marent',
  invoice_date: '2027-03-02',
  due_date: '2027-03-16',
  invoice_amount: 75,
  outstanding_amount: 75,
  overdue: false,
  cancels: null,
  aws_temp_url: 'http://localhost:3000/api/invoices/12/pdf?expires=…&signature=…',
}
