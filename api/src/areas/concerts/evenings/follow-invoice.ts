import type { Tx } from '../../../db/connection.ts'
import { lockEveningsOfRequest, lockRequestsWithNeighbours } from '../../../db/locks.ts'
import type { InvoiceFollower } from '../../money/index.ts'
import { changeRequest, findInvoicedRequest } from './queries.ts'

/** Locks the request of a recording, so that its performance is not announced or cancelled meanwhile. */
const lockInvoicedRequest = async (tx: Tx, invoice_id: number): Promise<void> => {
  const request = await findInvoicedRequest(tx, invoice_id)
  if (!request) return
  await lockEveningsOfRequest(tx, request.id)
  await lockRequestsWithNeighbours(tx, [request.id])
}

/**
 * Links a request with the invoice that replaces its own. A waived one makes the recording free, unless its
 * performance was called off: then it costs the fee when it is planned again.
 */
const followReplacement = async (
  tx: Tx,
  { from, to }: { from: number; to: number | null },
): Promise<void> => {
  const request = await findInvoicedRequest(tx, from)
  if (!request) return
  const waived = request.announced_date ? { is_recording_free: true } : { video_url: null }
  await changeRequest(tx, request.id, to ? { invoice_id: to } : { invoice_id: null, ...waived })
}

export const recordingFollower: InvoiceFollower = {
  lockBefore: async (tx, { id, kind }) => {
    if (kind === 'recording') await lockInvoicedRequest(tx, id)
  },
  onReplaced: async (tx, { from, to }) => {
    await followReplacement(tx, { from, to: to?.id ?? null })
    return undefined
  },
}
