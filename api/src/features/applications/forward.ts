// public: the payments forward an application when its handling fee is paid
import type { Tx } from '../../db/connection.ts'
import { type ApplicationSummary, markFeePaid } from './queries.ts'

/**
 * From now on the teacher sees the application of this invoice. Gives back what the receipt has to name; nothing when
 * there is no application to forward: the invoice is for something else, or the person has withdrawn.
 * The caller holds the balance of the invoice.
 */
export const forwardApplication = async (
  tx: Tx,
  fee_invoice_id: number,
  now: Date,
): Promise<ApplicationSummary | undefined> => {
  const paid = await markFeePaid(tx, fee_invoice_id, now)
  if (!paid || paid.has_withdrawn) return undefined
  const { has_withdrawn, ...forwarded } = paid
  return forwarded
}
