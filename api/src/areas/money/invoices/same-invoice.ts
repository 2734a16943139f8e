import { byLocale } from '@academy/contract/base/locale'
import type { InvoiceInput } from './issue.ts'
import type { IssuedInvoice } from './queries.ts'

export type First = Pick<
  IssuedInvoice,
  | 'account_id'
  | 'kind'
  | 'subject'
  | 'subjects'
  | 'lines'
  | 'due_date'
  | 'service_start'
  | 'service_end'
  | 'total_cents'
>

/** Returns what a replacement has from the invoice that it replaces. */
export const replacementOf = ({ account_id, kind, service_start, service_end }: First) => ({
  account_id,
  kind,
  ...(service_start && { service_start }),
  ...(service_end && { service_end }),
})

/** Returns the same invoice once more, in its words. It is due on the same day, unless that day is over. */
export const sameInvoice = (first: First, today: string): InvoiceInput => ({
  ...replacementOf(first),
  subject: first.subjects ?? byLocale(() => first.subject),
  lines: first.lines.map(({ description, total_cents, tax_note, ...line }) => ({
    ...line,
    description: byLocale(() => description),
  })),
  ...(first.due_date >= today && { due_on: first.due_date }),
})
