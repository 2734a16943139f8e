// public: payments unforward an application when its payment was a mistake
import type { Tx } from '../../../db/connection.ts'
import { markFeeUnpaid, selectionOf } from './queries.ts'

/**
 * Hides the application of this invoice from the teacher. Returns `final` if the selection is final: then
 * nothing changes and the payment has to stay. The caller has locked the balance of the invoice.
 */
export const unforwardApplication = async (
  tx: Tx,
  fee_invoice_id: number,
): Promise<'unforwarded' | 'final' | 'no application'> => {
  const selection = await selectionOf(tx, fee_invoice_id)
  if (!selection) return 'no application'
  if (selection.finalized_at) return 'final'
  await markFeeUnpaid(tx, fee_invoice_id)
  return 'unforwarded'
}
