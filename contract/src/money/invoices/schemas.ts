import { z } from 'zod'
import { day, id } from '../../base/fields.ts'
import { localized } from '../../base/locale.ts'
import { invoiceLacks } from './lacks.ts'

/** `other`: written by hand. */
export const InvoiceKind = z.enum([
  'handling_fee',
  'participation_fee',
  'lodging',
  'recording',
  'withdrawal',
  'other',
])
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
  /** For pages; of an older invoice in the language it was issued in. */
  ...localized('subject', z.string()),
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

/** The account to pay to, as printed on the invoice. */
const PaymentAccount = z.object({
  account_holder: z.string(),
  iban: z.string(),
  /** May be empty. */
  bic: z.string(),
  bank_name: z.string(),
  bank_address: z.string(),
  /** The content of the payment code, for the amount that is open. */
  code: z.string(),
})
export type PaymentAccount = z.infer<typeof PaymentAccount>

/** An own invoice with what is needed to pay it. */
export const PayableInvoice = Invoice.extend({
  paid_amount: z.number(),
  reference: z.string(),
  /** Null if nothing is open, or if the association has no account yet. */
  account: PaymentAccount.nullable(),
  /** The address of the person is outside the Single Euro Payments Area. */
  is_outside_sepa: z.boolean(),
  /** What it does not show of the person; empty for cancellations and cancelled invoices. */
  lacks: z.array(z.enum(invoiceLacks)),
  /** Whether the profile has some of that by now, so that it can be issued again. */
  can_renew: z.boolean(),
})
export type PayableInvoice = z.infer<typeof PayableInvoice>

export const exampleInvoice: Invoice = {
  id: 12,
  invoice_number: '2027-0012',
  kind: 'handling_fee',
  state: 'open',
  subject: 'Handling fee: Cello with Ilse Marent',
  subject_de: 'Bearbeitungsgebühr: Violoncello bei Ilse Marent',
  subject_en: 'Handling fee: Cello with Ilse Marent',
  invoice_date: '2027-03-02',
  due_date: '2027-03-16',
  invoice_amount: 75,
  outstanding_amount: 75,
  overdue: false,
  cancels: null,
  aws_temp_url: 'http://localhost:3000/api/invoices/12/pdf?expires=…&signature=…',
}
