import { laterDay } from '@academy/contract/days'
import type { Locale } from '@academy/contract/locale'
import { creditorReference } from '@academy/contract/payments/iban'

export interface LineInput {
  description: Record<Locale, string>
  quantity: number
  unit_cents: number
}

/** A line as the invoice keeps it, in the language of the person. */
export interface Line {
  description: string
  quantity: number
  unit_cents: number
  total_cents: number
  tax_note: string
}

export const setLine = (
  { description, quantity, unit_cents }: LineInput,
  locale: Locale,
  tax_note: string,
): Line => ({
  description: description[locale],
  quantity,
  unit_cents,
  total_cents: quantity * unit_cents,
  tax_note,
})

/** The same line, taken back. */
export const takenBack = (line: Line): Line => ({
  ...line,
  unit_cents: -line.unit_cents,
  total_cents: -line.total_cents,
})

/** What the lines come to. Only whole cents above zero can be asked for. */
export const totalOf = (lines: Line[]): number => {
  const total = lines.reduce((sum, line) => sum + line.total_cents, 0)
  if (!Number.isSafeInteger(total) || total <= 0) throw new Error(`An invoice cannot come to ${total} cents`)
  return total
}

/** So many days later, unless that would be after `due_by`; never before the invoice itself. */
export const dueDate = (invoice_date: string, due_days: number, due_by?: string): string => {
  const usual = laterDay(invoice_date, due_days)
  if (due_by === undefined || usual <= due_by) return usual
  return due_by < invoice_date ? invoice_date : due_by
}

/** The reference of a payment: the number of the invoice behind its check digits. */
export const referenceOf = (year: number, number: number): string =>
  creditorReference(`${year}${String(number).padStart(4, '0')}`)
