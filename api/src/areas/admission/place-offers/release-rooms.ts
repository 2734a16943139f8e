import type { Tx } from '../../../db/connection.ts'
import { lockBalances } from '../../../db/locks.ts'
import { lockBookedRooms, type ReleasedBooking, releaseBookings } from '../../lodging/index.ts'
import { findWaiting } from './queries.ts'

interface EndedWait {
  account_ids: number[]
  academy_id: number
}

/** Locks what `releaseRooms` changes. The caller has locked accounts and masterclass, and no application. */
export const lockStays = async (tx: Tx, { account_ids, academy_id }: EndedWait): Promise<void> => {
  const invoice_ids = await lockBookedRooms(tx, account_ids, academy_id)
  if (invoice_ids.length > 0) await lockBalances(tx, invoice_ids)
}

/**
 * Cancels, free of charge, the rooms of those who have declined a place, did not answer, or have left the waiting list,
 * unless they have a place or can still get one. The caller notifies the people.
 */
export const releaseRooms = async (
  tx: Tx,
  { account_ids, academy_id, actor_id }: EndedWait & { actor_id: number | null },
  now: Date,
): Promise<ReleasedBooking[]> => {
  const waiting = new Set(await findWaiting(tx, account_ids, academy_id))
  const ended = account_ids.filter(id => !waiting.has(id))
  return releaseBookings(tx, { account_ids: ended, academy_id, actor_id }, now)
}
