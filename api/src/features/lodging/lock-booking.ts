import type { Tx } from '../../db/connection.ts'
import { lockAccount } from '../../db/locks.ts'
import { problem } from '../../lib/problem.ts'
import { findBooking, type StoredBooking } from './queries.ts'

/** A booking that nobody else changes until the transaction ends; only that of its owner where one is named. */
export const lockBooking = async (
  tx: Tx,
  id: number,
  owner: number | undefined,
  today: string,
): Promise<StoredBooking> => {
  const seen = await findBooking(tx, id, today)
  if (!seen || (owner !== undefined && owner !== seen.person.id)) throw problem('not_found')
  await lockAccount(tx, seen.person.id)
  // Read again: it may have been cancelled while this one waited.
  return (await findBooking(tx, id, today)) ?? seen
}
