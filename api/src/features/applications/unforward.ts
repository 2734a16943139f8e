// public: the payments take an application back from the teacher when its payment was a mistake
import type { Tx } from '../../db/connection.ts'
import { markFeeUnpaid, selectionOf } from './queries.ts'

/**
 * The teacher no longer sees the application of this invoice. `final`: the selection is, so nothing was changed and the
 * payment has to stay. The caller holds the balance of the invoice.
 */
export const unforwardApplication = async (
  tx: Tx,
  fee_invoice_id: number,
): Promise<'taken back' | 'final' | 'no application'> => {
  const selection = await selectionOf(tx, fee_invoice_id)
  if (!selection) return 'no application'
  if (selection.finalized_at) return 'final'
  await markFeeUnpaid(tx, fee_invoice_id)
  return 'taken back'
}
