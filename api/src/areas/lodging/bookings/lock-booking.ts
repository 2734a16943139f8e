import { problem } from '../../../base/problem.ts'
import type { Tx } from '../../../db/connection.ts'
import { lockAccount } from '../../../db/locks.ts'
import { findBooking, type StoredBooking } from './queries.ts'

/** Locks a booking until the transaction ends. If `owner` is given, refuses bookings of others. */
export const lockBooking = async (
  tx: Tx,
  id: number,
  owner: number | undefined,
  today: string,
): Promise<StoredBooking> => {
  const seen = await findBooking(tx, id, today)
  if (!seen || (owner !== undefined && owner !== seen.person.id)) throw problem('not_found')
  await lockAccount(tx, seen.person.id)
  // Read again: it may have been cancelled while waiting for the lock.
  return (await findBooking(tx, id, today)) ?? seen
}
