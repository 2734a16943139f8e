import type { Tx } from '../../../db/connection.ts'
import { insertState } from './state-queries.ts'

/**
 * Records what the papers of a cancellation and of the replacing invoice say, after the money was moved. The
 * papers are rendered later, when more may have been paid.
 */
export const recordReplacement = async (
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
