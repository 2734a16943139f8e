import { audit } from '../../../base/audit.ts'
import type { Tx } from '../../../db/connection.ts'
import { cancelAndNotify } from '../../money/index.ts'
import { withdrawRequest } from './withdraw-queries.ts'

interface Withdrawn {
  id: number
  /** Of the recording. */
  invoice_id: number | null
}

/** Withdraws a request that the caller has locked, and cancels the invoice of its recording. */
export const withdrawLocked = async (
  tx: Tx,
  { id, invoice_id }: Withdrawn,
  { actor_id, account_id, siteUrl }: { actor_id: number; account_id: number; siteUrl: string },
  now: Date,
): Promise<void> => {
  await withdrawRequest(tx, id, now)
  // Of a recording that was called off after it was paid: the money is credit.
  if (invoice_id) await cancelAndNotify(siteUrl, tx, invoice_id, now)
  const details = { request_id: id }
  await audit(tx, { at: now, action: 'concert_request_withdrawn', actor_id, account_id, details })
}
