import type { Tx } from '../../../db/connection.ts'
import { type ApplicationSummary, markFeePaid } from './queries.ts'

/**
 * Makes the application of this invoice visible to the teacher. Returns the data for the receipt, or
 * undefined if there is no application to forward: the invoice is for something else, the person has
 * withdrawn, or the selection is final. The caller has locked the balance of the invoice.
 */
export const forwardApplication = async (
  tx: Tx,
  fee_invoice_id: number,
  now: Date,
): Promise<ApplicationSummary | undefined> => {
  const paid = await markFeePaid(tx, fee_invoice_id, now)
  if (!paid || paid.has_withdrawn || paid.is_final) return undefined
  const { has_withdrawn, is_final, ...forwarded } = paid
  return forwarded
}
