import type { Locale } from '@academy/contract/base/locale'
import type { InvoiceKind } from '@academy/contract/money/invoices/schemas'
import { loadAssociation } from '../../../base/association.ts'
import { dayInVienna } from '../../../base/clock.ts'
import type { Tx } from '../../../db/connection.ts'
import { findRecipient, insertInvoice, nextCounter } from './queries.ts'
import { dueDate, type LineInput, referenceOf, setLine, totalOf } from './rules.ts'

/**
 * Takes the next number, with its date and reference. Others wait until the transaction ends, so call it
 * last.
 */
export const nextInvoiceNumber = async (tx: Tx, now: Date) => {
  const invoice_date = dayInVienna(now)
  const year = Number(invoice_date.slice(0, 4))
  const number = await nextCounter(tx, year)
  return { invoice_date, year, number, reference: referenceOf(year, number), created_at: now }
}

export interface InvoiceInput {
  account_id: number
  kind: InvoiceKind
  /** Short description. */
  subject: Record<Locale, string>
  lines: LineInput[]
  /** First and last day of the service. */
  service_start?: string
  service_end?: string
  /** Latest due date, if the usual one would be too late. */
  due_by?: string
  /** The due date, instead of the usual one. */
  due_on?: string
  /** Identifies a request that may arrive twice. */
  request_key?: string
}

/**
 * Issues an invoice with the current data of the person and the association. Locks the counter of invoice
 * numbers, so call it late in the transaction.
 */
export const issueInvoice = async (
  tx: Tx,
  { account_id, kind, subject, service_start, service_end, due_by, due_on, ...input }: InvoiceInput,
  now: Date,
): Promise<{ id: number; invoice_number: string }> => {
  const { locale, recipient } = await findRecipient(tx, account_id)
  const issuer = await loadAssociation(tx)
  const lines = input.lines.map(line => setLine(line, locale, issuer[`tax_note_${locale}`]))
  const total_cents = totalOf(lines)
  const numbered = await nextInvoiceNumber(tx, now)
  return insertInvoice(tx, {
    ...numbered,
    account_id,
    kind,
    locale,
    subject: subject[locale],
    subjects: subject,
    due_date: due_on ?? dueDate(numbered.invoice_date, issuer.due_days, due_by),
    service_start: service_start ?? null,
    service_end: service_end ?? null,
    total_cents,
    recipient,
    issuer,
    lines,
    request_key: input.request_key ?? null,
  })
}
