import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { day, euros, id, optionalText, pathId, says, text } from './fields.ts'
import { isBic, isIban, withoutSpaces } from './iban.ts'
import { exampleInvoice, Invoice } from './invoices.ts'

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

const InvoiceQuery = z.object({
  /** Part of a name, an address or an invoice number. */
  search: optionalText(100),
  state: InvoiceFilter.default('all'),
})

export const invoices = endpoint({
  method: 'GET',
  path: '/api/academy/a/invoices',
  access: 'admin',
  summary: 'All invoices, newest first, by search and state, 50 a page',
  query: InvoiceQuery.extend({ page: z.coerce.number().int().min(1).max(100_000).default(1) }),
  status: 200,
  reply: z.object({
    invoices: z.array(OfficeInvoice),
    /** How many there are on all pages, and what is open on them in euros. */
    total: z.number(),
    outstanding_total: z.number(),
  }),
  example: {
    reply: {
      invoices: [
        {
          ...exampleInvoice,
          account_id: 7,
          full_name: 'Mira Talbach',
          email: 'mira@example.org',
          refund_due: 0,
        },
      ],
      total: 1,
      outstanding_total: 75,
    },
  },
})

export const invoicesCsv = endpoint({
  method: 'GET',
  path: '/api/academy/a/invoices.csv',
  access: 'admin',
  summary: 'The same invoices as a table for spreadsheets, with every payment',
  query: InvoiceQuery,
  status: 200,
  reply: z.undefined(),
})

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

const exampleDetail: InvoiceWithPayments = {
  ...exampleInvoice,
  state: 'paid',
  outstanding_amount: 0,
  account_id: 7,
  full_name: 'Mira Talbach',
  email: 'mira@example.org',
  refund_due: 0,
  payments: [
    {
      id: 3,
      amount: 75,
      paid_on: '2027-03-05',
      recorded_at: '2027-03-06T08:12:00.000Z',
      recorded_by: 'Office',
      undone_at: null,
      undone_by: null,
      undo_reason: null,
      counterpart: null,
    },
  ],
}

export const invoice = endpoint({
  method: 'GET',
  path: '/api/academy/a/invoices/:id',
  access: 'admin',
  summary: 'One invoice with its payments',
  params: z.object({ id: pathId }),
  status: 200,
  reply: InvoiceWithPayments,
  refuses: ['not_found'],
  example: { reply: exampleDetail },
})

export const PaymentInput = z.object({
  amount: euros,
  paid_on: day,
  /** Made by the sender for one entry. When the answer got lost, the same key again is answered with that entry. */
  request_key: z.uuid(says('INVALID')).optional(),
})

const entry = {
  method: 'POST',
  access: 'admin',
  params: z.object({ id: pathId }),
  body: PaymentInput,
  status: 201,
  reply: InvoiceWithPayments,
  refuses: ['not_found', 'invoice_settled', 'request_key_used'],
  example: { body: { amount: 75, paid_on: '2027-03-05' }, reply: exampleDetail },
} as const

export const recordPayment = endpoint({
  ...entry,
  path: '/api/academy/a/invoices/:id/payments',
  summary: 'Enter money that came, all of it or a part; a paid handling fee forwards the application',
})

export const recordRefund = endpoint({
  ...entry,
  path: '/api/academy/a/invoices/:id/refunds',
  summary: 'Enter money that was given back on an invoice that was taken back',
})

export const undoPayment = endpoint({
  method: 'POST',
  path: '/api/academy/a/payments/:id/undo',
  access: 'admin',
  summary: 'Take back a payment that was entered by mistake, with the reason; of a transfer both halves',
  params: z.object({ id: pathId }),
  body: z.object({ reason: text(500) }),
  status: 200,
  reply: InvoiceWithPayments,
  refuses: ['not_found', 'payment_undone', 'payment_fixed', 'refund_recorded', 'payment_transferred'],
  example: { body: { reason: 'Entered on the wrong invoice' }, reply: exampleDetail },
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
  tax_note_de: optionalText(300),
  tax_note_en: optionalText(300),
  /** Days until an invoice is due. */
  due_days: z.coerce
    .number(says('INVALID'))
    .int(says('INVALID'))
    .min(0, says('INVALID'))
    .max(120, says('INVALID')),
})
export type Association = z.output<typeof Association>

const exampleAssociation: Association = {
  name: 'Verein Sommerakademie Amselzell',
  street: 'Stiftsplatz 1',
  zip: '9999',
  city: 'Amselzell',
  email: 'office@example.org',
  register_number: 'ZVR 000000000',
  account_holder: '',
  iban: 'AT611904300234573201',
  bic: '',
  tax_note_de: 'Umsatzsteuerfrei',
  tax_note_en: 'Exempt from VAT',
  due_days: 14,
}

export const association = endpoint({
  method: 'GET',
  path: '/api/academy/a/association',
  access: 'admin',
  summary: 'What invoices say of the association',
  status: 200,
  reply: Association,
  example: { reply: exampleAssociation },
})

export const updateAssociation = endpoint({
  method: 'PUT',
  path: '/api/academy/a/association',
  access: 'admin',
  summary: 'Change what the next invoices say of the association; issued ones stay as they are',
  body: Association,
  status: 200,
  reply: Association,
  example: { body: exampleAssociation, reply: exampleAssociation },
})
