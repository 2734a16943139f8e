import { z } from 'zod'
import { day, euros, id, messageKey, optionalText } from '../../base/fields.ts'

/** Why a proposal fits a line of a bank statement. */
export const MatchReason = z.enum([
  // The payment reference, as structured data or in the text.
  'reference',
  'reference_in_text',
  'invoice_number',
  // First and last name in the payer's name, or in the text: somebody else pays.
  'payer_name',
  'name_in_text',
  'last_name',
  // An earlier line from this bank account was booked for the person.
  'known_account',
  // The bank account that the person gave for a refund.
  'refund_account',
  // The amount is that of the invoice, of several together, or is less or more than what is open.
  'amount',
  'amount_sum',
  'amount_less',
  'amount_more',
  // What the payer names is already paid, or was cancelled.
  'already_paid',
  'invoice_cancelled',
  // The texts name something else as well.
  'contradiction',
  'same_day',
])
export type MatchReason = z.infer<typeof MatchReason>

/**
 * What is done with a line: money for invoices, credit that was paid out, an entry made by hand that the line
 * proves, or money that came back, so that an entry is undone.
 */
export const BookingKind = z.enum(['payment', 'refund', 'recorded', 'undo'])
export type BookingKind = z.infer<typeof BookingKind>

const InvoicePart = z.object({
  invoice_id: id,
  invoice_number: z.string(),
  full_name: z.string(),
  amount: z.number(),
})

/** A proposal with all that is needed to confirm it. */
export const BankProposal = z.object({
  kind: BookingKind,
  account_id: id,
  full_name: z.string(),
  invoices: z.array(InvoicePart),
  /** What is left over, in euros. */
  credit: z.number(),
  /** The entry that is proved or undone. */
  payment: z.object({ id, amount: z.number(), paid_on: day }).nullable(),
  reasons: z.array(MatchReason),
  is_sure: z.boolean(),
  /** Little more than the amount matches: the page asks before it is confirmed. */
  is_weak: z.boolean(),
})
export type BankProposal = z.infer<typeof BankProposal>

export const LineState = z.enum(['open', 'booked', 'ignored'])
export type LineState = z.infer<typeof LineState>

/** How a line was booked. */
const LineBooking = z.object({
  kind: BookingKind,
  payment_id: id,
  account_id: id,
  full_name: z.string(),
  invoices: z.array(z.string()),
})

export const BankLine = z.object({
  id,
  booked_on: day,
  /** In euros; negative if it went out. */
  amount: z.number(),
  is_return: z.boolean(),
  return_reason: z.string(),
  party_name: z.string(),
  party_iban: z.string(),
  ultimate_name: z.string(),
  references: z.array(z.string()),
  remittance: z.string(),
  state: LineState,
  settled_at: z.string().nullable(),
  settled_by: z.string().nullable(),
  ignore_reason: z.string().nullable(),
  booking: LineBooking.nullable(),
  /** For an open line, the most likely first. */
  proposals: z.array(BankProposal),
})
export type BankLine = z.infer<typeof BankLine>

/** What does not fit, although the file could be read. */
export const StatementWarning = z.object({
  /** `gap`: the opening balance is not the last closing balance; `sum`: the entries do not add up to the balances. */
  code: z.enum(['gap', 'sum']),
  statement_id: z.string(),
  expected: z.number(),
  found: z.number(),
})
export type StatementWarning = z.infer<typeof StatementWarning>

const BankStatement = z.object({
  statement_id: z.string(),
  line_count: z.number(),
  opening: z.number().nullable(),
  opening_on: day.nullable(),
  closing: z.number().nullable(),
  closing_on: day.nullable(),
})

/** One imported file, or ZIP of files. */
export const BankImport = z.object({
  id,
  file_name: z.string(),
  imported_at: z.string(),
  imported_by: z.string().nullable(),
  undone_at: z.string().nullable(),
  undone_by: z.string().nullable(),
  undo_reason: z.string().nullable(),
  warnings: z.array(StatementWarning),
  statements: z.array(BankStatement),
  /** Lines that no earlier file had, and lines that one had. */
  new_count: z.number(),
  known_count: z.number(),
  open_count: z.number(),
  booked_count: z.number(),
  ignored_count: z.number(),
})
export type BankImport = z.infer<typeof BankImport>

/** The line whose booking keeps an import from being undone: the `suggestions` of the refusal. */
export const BlockingLine = BankLine.pick({
  id: true,
  party_name: true,
  amount: true,
  booked_on: true,
}).extend({
  /** The account on which the booking stands. */
  account_id: id,
  full_name: z.string(),
})
export type BlockingLine = z.infer<typeof BlockingLine>

export const BankSettings = z.object({
  /** Whether what is sure is booked with the import. */
  books_sure: z.boolean(),
})
export type BankSettings = z.infer<typeof BankSettings>

export const LINES_PER_PAGE = 50

const MAX_WANTED = 20

/** A booking of a line, proposed or chosen by hand. */
export const BookingInput = z
  .object({
    kind: BookingKind,
    account_id: id.optional(),
    payment_id: id.optional(),
    wanted: z
      .array(z.object({ invoice_id: id, amount: euros }))
      .max(MAX_WANTED, messageKey('INVALID'))
      .default([]),
  })
  .refine(({ kind, account_id }) => (kind !== 'payment' && kind !== 'refund') || account_id !== undefined, {
    ...messageKey('REQUIRED'),
    path: ['account_id'],
  })
  .refine(({ kind, payment_id }) => (kind !== 'recorded' && kind !== 'undo') || payment_id !== undefined, {
    ...messageKey('REQUIRED'),
    path: ['payment_id'],
  })
export type BookingInput = z.infer<typeof BookingInput>

export const LineQuery = z.object({
  state: LineState.optional(),
  import_id: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
  search: optionalText(100),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
})
