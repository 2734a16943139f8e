import { z } from 'zod'
import { day, euros, id, optionalText, says, text } from '../fields.ts'
import { Invoice } from '../invoices/schemas.ts'
import { localized } from '../locale.ts'
import { isBic, isIban, withoutSpaces } from './iban.ts'

/** An invoice as the office sees it. */
export const OfficeInvoice = Invoice.extend({
  account_id: id,
  full_name: z.string(),
  email: z.string(),
  /** What was paid on an invoice that was taken back later, less what was given back. */
  refund_due: z.number(),
})
export type OfficeInvoice = z.infer<typeof OfficeInvoice>

/** What the office can ask for: everything, one state, what is late, what has to be given back. */
export const InvoiceFilter = z.enum(['all', 'open', 'overdue', 'paid', 'cancelled', 'refund'])
export type InvoiceFilter = z.infer<typeof InvoiceFilter>

export const INVOICES_PER_PAGE = 50

/** Money that came (or, negative, went back), as the office entered it. */
export const Payment = z.object({
  id,
  amount: z.number(),
  paid_on: day,
  recorded_at: z.string(),
  recorded_by: z.string().nullable(),
  undone_at: z.string().nullable(),
  undone_by: z.string().nullable(),
  undo_reason: z.string().nullable(),
  /** The other invoice of a transfer: what was paid on an invoice that was taken back counts towards the next one. */
  counterpart: z.object({ invoice_id: id, invoice_number: z.string() }).nullable(),
})
export type Payment = z.infer<typeof Payment>

export const InvoiceWithPayments = OfficeInvoice.extend({ payments: z.array(Payment) })
export type InvoiceWithPayments = z.infer<typeof InvoiceWithPayments>

export const PaymentInput = z.object({
  amount: euros,
  paid_on: day,
  /** Made by the sender for one entry. When the answer got lost, the same key again is answered with that entry. */
  request_key: z.uuid(says('INVALID')).optional(),
})

const optionalDigits = (isRight: (value: string) => boolean, wrong: 'IBAN_INVALID' | 'BIC_INVALID') =>
  optionalText(50)
    .transform(withoutSpaces)
    .refine(value => value === '' || isRight(value), says(wrong))

/** Who issues the invoices. Without an IBAN they carry no payment code. */
export const Association = z.object({
  name: text(70),
  street: text(70),
  zip: text(16),
  city: text(70),
  email: optionalText(254),
  /** The number in the register of associations. */
  register_number: optionalText(40),
  /** Whom the account belongs to, when that is not the association's name. At most 70 letters, as the code allows. */
  account_holder: optionalText(70),
  iban: optionalDigits(isIban, 'IBAN_INVALID'),
  bic: optionalDigits(isBic, 'BIC_INVALID'),
  /** What stands under the sum instead of a tax. */
  ...localized('tax_note', optionalText(300)),
  /** Days until an invoice is due. */
  due_days: z.coerce
    .number(says('INVALID'))
    .int(says('INVALID'))
    .min(0, says('INVALID'))
    .max(120, says('INVALID')),
})
export type Association = z.output<typeof Association>
