// public: features replace an invoice when the service changes or is cancelled
import type { Tx } from '../../db/connection.ts'
import { issueCancellation } from './cancel.ts'
import { type InvoiceInput, issueInvoice } from './issue.ts'
import { recordReplacement } from './record-replacement.ts'
import { transferPaid } from './transfer-paid.ts'

interface Replacement {
  /** The invoice to cancel, if one was issued. */
  from: number | null | undefined
  /** The new invoice, if anything is due. */
  by: InvoiceInput | undefined
  account_id: number
  actor_id: number
}

/**
 * Cancels an invoice and issues another. What was paid counts towards the new one, and the rest is to be
 * refunded. `papers` are the documents to send to the person.
 */
export const replaceInvoice = async (
  tx: Tx,
  { from, by, ...people }: Replacement,
  now: Date,
): Promise<{ due_id: number | null; invoice_ids: number[] }> => {
  const cancellation = from ? await issueCancellation(tx, from, now) : undefined
  const due = by && (await issueInvoice(tx, by, now))
  if (from && due) await transferPaid(tx, { from, to: due.id, ...people }, now)
  await recordReplacement(tx, cancellation, due)
  const invoice_ids = [cancellation, due].flatMap(pdf => (pdf ? [pdf.id] : []))
  return { due_id: due?.id ?? null, invoice_ids }
}
