import { byLocale } from '@academy/contract/base/locale'
import { shareOut } from '@academy/contract/base/share-out'
import { audit } from '../../../base/audit.ts'
import type { Tx } from '../../../db/connection.ts'
import { insertAllocations } from './allocation-queries.ts'
import { cancelAndRelease, type ReleasedMoney } from './cancel.ts'
import { type InvoiceInput, issueInvoice } from './issue.ts'
import { insertState } from './pdf-queries.ts'
import { findIssued, type IssuedInvoice } from './queries.ts'

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

/**
 * Records what the papers of a cancellation and of the replacing invoice say, after the money was moved. The
 * papers are rendered later, when more may have been paid.
 */
const recordReplacement = async (
  tx: Tx,
  cancellation: { id: number; paid_cents: number } | undefined,
  due: { id: number } | undefined,
  /** What counts on the replacing invoice. */
  counted: number,
): Promise<void> => {
  if (due && counted > 0) await insertState(tx, { invoice_id: due.id, paid_cents: counted })
  if (!cancellation) return
  const { id, paid_cents } = cancellation
  const moved_cents = Math.min(paid_cents, counted)
  const moved_to_id = moved_cents > 0 ? due?.id : undefined
  await insertState(tx, { invoice_id: id, paid_cents, moved_cents, moved_to_id: moved_to_id ?? null })
}

interface Replacement {
  /** The invoice to cancel, if one was issued. */
  from: number | null | undefined
  /** The new invoice, if anything is due. */
  by: InvoiceInput | undefined
  account_id: number
  /** Null: nobody was logged in. */
  actor_id: number | null
}

interface CarryOver {
  /** The cancelled invoice and the one that replaces it. */
  from: number
  to: number
  released: Pick<ReleasedMoney[number], 'payment_id' | 'amount_cents'>[]
  account_id: number
  actor_id: number | null
}

/**
 * Allocates what was paid on the cancelled invoice to the new one, and returns how much. What is left over stays
 * credit.
 */
export const carryOver = async (
  tx: Tx,
  { from, to, released, account_id, actor_id }: CarryOver,
  now: Date,
): Promise<number> => {
  // No lock needed: the invoice was issued in this transaction, so no one else can pay it yet.
  const due = await findIssued(tx, to)
  const parts = shareOut(
    due?.total_cents ?? 0,
    released.map(({ payment_id, amount_cents }) => ({ id: payment_id, cents: amount_cents })),
  )
  const by = { allocated_at: now, allocated_by: actor_id }
  await insertAllocations(
    tx,
    parts.map(({ id, cents }) => ({ payment_id: id, invoice_id: to, amount_cents: cents, ...by })),
  )
  const amount_cents = parts.reduce((sum, { cents }) => sum + cents, 0)
  if (amount_cents === 0) return 0
  const from_invoice = (await findIssued(tx, from))?.invoice_number ?? null
  const details = { from_invoice, to_invoice: due?.invoice_number ?? null, amount_cents }
  await audit(tx, {
    at: now,
    action: 'payment_carried_over',
    actor_id: actor_id ?? undefined,
    account_id,
    details,
  })
  return amount_cents
}

/**
 * Cancels an invoice and issues another. What was paid counts towards the new one, and the rest is credit.
 * `invoice_ids` are the documents to send to the person.
 */
export const replaceInvoice = async (
  tx: Tx,
  { from, by, ...people }: Replacement,
  now: Date,
): Promise<{ due_id: number | null; invoice_ids: number[] }> => {
  const cancelled = from ? await cancelAndRelease(tx, from, people.actor_id, now) : undefined
  const due = by && (await issueInvoice(tx, by, now))
  const counted =
    from && due && cancelled
      ? await carryOver(tx, { from, to: due.id, released: cancelled.released, ...people }, now)
      : 0
  const paid = cancelled && { id: cancelled.cancellation.id, paid_cents: cancelled.paid_cents }
  await recordReplacement(tx, paid, due, counted)
  const invoice_ids = [cancelled?.cancellation, due].flatMap(paper => (paper ? [paper.id] : []))
  return { due_id: due?.id ?? null, invoice_ids }
}
