import { byLocale } from '@academy/contract/base/locale'
import { centsOf } from '@academy/contract/base/money'
import type { InvoiceKind } from '@academy/contract/money/invoices/schemas'
import type { CorrectionKind, LineInput as WrittenLine } from '@academy/contract/money/ledger/act-schemas'
import type { InvoiceInput } from '../invoices/issue.ts'
import { type First, sameInvoice } from '../invoices/replace.ts'

/** Returns the lines of an invoice as the office has written them, in the language of the person. */
export const linesOf = (lines: readonly WrittenLine[]): InvoiceInput['lines'] =>
  lines.map(({ description, quantity, unit_price }) => ({
    description: byLocale(() => description),
    quantity,
    unit_cents: centsOf(unit_price),
  }))

interface Reduction {
  cents: number
  description: string
}

/**
 * Returns the invoice with a reduction as its last line, or undefined if nothing is left. It is due on the day
 * of the first one, unless that day is over.
 */
export const reducedInvoice = (
  first: First,
  { cents, description }: Reduction,
  today: string,
): InvoiceInput | undefined => {
  if (cents >= first.total_cents) return undefined
  const same = sameInvoice(first, today)
  const line = { description: byLocale(() => description), quantity: 1, unit_cents: -cents }
  return { ...same, lines: [...same.lines, line] }
}

/** Returns what cancelling without a replacement is called: only what nothing depends on is cancelled. */
export const cancellationKind = (kind: InvoiceKind): Extract<CorrectionKind, 'waived' | 'cancelled'> =>
  kind === 'other' ? 'cancelled' : 'waived'
