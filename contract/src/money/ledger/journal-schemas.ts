import { z } from 'zod'
import { day, id, optionalText, sortColumn } from '../../base/fields.ts'
import { InvoiceKind } from '../invoices/schemas.ts'
import { LedgerYear } from './list-schemas.ts'

export const JournalDocument = z.object({
  id,
  invoice_number: z.string(),
  number: z.number(),
  invoice_date: day,
  kind: InvoiceKind,
  /** The invoice that this one cancels. */
  cancels: z.string().nullable(),
  /** As printed on the document. */
  recipient: z.string(),
  subject: z.string(),
  reference: z.string(),
  amount: z.number(),
})
export type JournalDocument = z.infer<typeof JournalDocument>

/**
 * One row for each part of a payment: what counts on an invoice, or stays credit. An undone payment stays, and its
 * reversal has rows of its own on the day on which it was undone or the bank took the money back.
 */
export const JournalPayment = z.object({
  /** The payment, the invoice if it counts on one, and whether it is reversed: unique. */
  key: z.string(),
  payment_id: id,
  paid_on: day,
  account_id: id,
  full_name: z.string(),
  payer_name: z.string(),
  /** Of a reversal its reason. */
  note: z.string(),
  is_refund: z.boolean(),
  is_reversal: z.boolean(),
  invoice_id: id.nullable(),
  invoice_number: z.string().nullable(),
  /** Negative for money that went out. */
  amount: z.number(),
})

export type JournalPayment = z.infer<typeof JournalPayment>

export const JOURNAL_ROWS_PER_PAGE = 25

export const DocumentSort = sortColumn('number', 'date', 'recipient', 'amount')
export const JournalPaymentSort = sortColumn('date', 'person', 'amount')

/** A page of the documents or of the payments of a year. */
export const JournalPart = z.object({
  year: LedgerYear,
  /** Part of a number or reference, of a name, or of a text. */
  search: optionalText(100),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
})

/** A year: which there are, its sums, and the money that came and went in it. Its rows are read by page. */
export const Journal = z.object({
  years: z.array(z.number()).max(200),
  year: z.number(),
  /** Sums in euros by kind of the documents. */
  sums: z.array(
    z.object({ kind: InvoiceKind, count: z.number(), invoiced: z.number(), cancelled: z.number() }),
  ),
  received: z.number(),
  refunded: z.number(),
  /** What was undone or taken back by the bank in this year: negative for money that had come. */
  reversed: z.number(),
})
export type Journal = z.infer<typeof Journal>

const MoneyDay = z.object({
  day,
  /** Invoices of this day that were not cancelled since. */
  invoiced: z.number(),
  /** Of these, what is still open. */
  open: z.number(),
  /** What is still open and was or is due on this day. */
  due: z.number(),
  /** Payments of this day that were not undone since. */
  received: z.number(),
})

/** Sums in euros of the days on which there is something, in the year that ends with the current academy and afterwards. */
export const MoneyDays = z.object({
  today: day,
  first_day: day,
  days: z.array(MoneyDay),
  /** Still open, and due before the first day. */
  due_before: z.number(),
})
export type MoneyDays = z.infer<typeof MoneyDays>

const CHECKS = ['numbers', 'lines', 'cancellations', 'balances', 'money', 'journal'] as const
export type CheckName = (typeof CHECKS)[number]

/** A proof: two figures that have to be equal, and the documents that are to blame if they are not. */
const Check = z.object({
  name: z.enum(CHECKS),
  /** For numbers: how many there are, and how many there have to be. Else euros. */
  found: z.number(),
  expected: z.number(),
  /** How many documents or payments were looked at. */
  count: z.number(),
  violations: z.array(z.object({ id: id.nullable(), name: z.string() })).max(100),
})
export type Check = z.infer<typeof Check>

export const LedgerCheck = z.object({ checked_at: z.string(), checks: z.array(Check) })
export type LedgerCheck = z.infer<typeof LedgerCheck>
