// public: what takes place otherwise than it was invoiced, or not at all
import type { Tx } from '../../db/connection.ts'
import { cancelInvoice } from './cancel.ts'
import { carryOver } from './carry-over.ts'
import { type InvoiceInput, issueInvoice } from './issue.ts'

interface Replacement {
  /** The invoice that no longer holds; nothing where none was issued. */
  from: number | null | undefined
  /** What is due instead, if anything is. */
  by: InvoiceInput | undefined
  account_id: number
  actor_id: number
}

/**
 * Takes an invoice back and issues another one. What was paid counts towards the new one, and the rest stays to be given
 * back. `papers` are the documents that the person has to get.
 */
export const replaceInvoice = async (
  tx: Tx,
  { from, by, ...people }: Replacement,
  now: Date,
): Promise<{ due_id: number | null; papers: number[] }> => {
  const cancellation = from ? await cancelInvoice(tx, from, now) : undefined
  const due = by && (await issueInvoice(tx, by, now))
  if (from && due) await carryOver(tx, { from, to: due.id, ...people }, now)
  const papers = [cancellation, due].flatMap(paper => (paper ? [paper.id] : []))
  return { due_id: due?.id ?? null, papers }
}
