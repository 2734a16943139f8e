import type { Locale } from '@academy/contract/base/locale'
import { loadAssociation } from '../../../base/association.ts'
import { dayInVienna } from '../../../base/clock.ts'
import { renderOnThread } from '../../../base/pdf/render-on-thread.ts'
import type { Db } from '../../../db/connection.ts'
import { describeInvoice } from './describe-pdf.ts'
import type { InvoiceInput } from './issue.ts'
import { findRecipient } from './queries.ts'
import { setLine, totalOf } from './rules.ts'

const drafts: Record<Locale, string> = { de: 'Entwurf', en: 'Draft' }

/** Renders an invoice that is not issued. It has neither a number nor a reference to pay with. */
export const renderDraft = async (
  db: Db,
  input: InvoiceInput & { due_on: string },
  now: Date,
): Promise<{ name: string; content: Uint8Array }> => {
  const { account_id, kind, subject, due_on } = input
  const { locale, recipient } = await findRecipient(db, account_id)
  const issuer = await loadAssociation(db)
  const lines = input.lines.map(line => setLine(line, locale, issuer[`tax_note_${locale}`]))
  const draft = drafts[locale]
  const content = await renderOnThread(
    describeInvoice({
      id: 0,
      year: 0,
      number: 0,
      invoice_number: draft,
      // Not a reference that a banking app would accept.
      reference: draft,
      account_id,
      kind,
      cancels_id: null,
      locale,
      subject: subject[locale],
      subjects: subject,
      invoice_date: dayInVienna(now),
      due_date: due_on,
      service_start: input.service_start ?? null,
      service_end: input.service_end ?? null,
      total_cents: totalOf(lines),
      recipient,
      issuer,
      lines,
      created_at: now,
      request_key: null,
      first: undefined,
      state: undefined,
    }),
  )
  return { name: `${draft}.pdf`, content }
}
