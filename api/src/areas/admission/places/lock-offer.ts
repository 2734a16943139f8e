import type { Tx } from '../../../db/connection.ts'
import {
  lockAccount,
  lockAccounts,
  lockApplication,
  lockBalances,
  lockMasterclass,
  shareAcademyOf,
} from '../../../db/locks.ts'
import { type FreedBooking, freeBookings, lockBookedRooms } from '../../lodging/index.ts'
import { findWaiting, type OfferRow } from './queries.ts'

interface EndedWait {
  account_ids: number[]
  academy_id: number
}

/** Locks what `freeRooms` changes. The caller has locked accounts and masterclass, and no application. */
const lockStays = async (tx: Tx, { account_ids, academy_id }: EndedWait): Promise<void> => {
  const invoice_ids = await lockBookedRooms(tx, account_ids, academy_id)
  if (invoice_ids.length > 0) await lockBalances(tx, invoice_ids)
}

/**
 * Cancels, free of charge, the rooms of those who have declined a place, did not answer, or have left the waiting list,
 * unless they have a place or can still get one. The caller notifies the people.
 */
export const freeRooms = async (
  tx: Tx,
  { account_ids, academy_id, actor_id }: EndedWait & { actor_id: number | null },
  now: Date,
): Promise<FreedBooking[]> => {
  const waiting = new Set(await findWaiting(tx, account_ids, academy_id))
  const ended = account_ids.filter(id => !waiting.has(id))
  return freeBookings(tx, { account_ids: ended, academy_id, actor_id }, now)
}

const lockPlace = async (tx: Tx, { account_id, masterclass_id }: OfferRow): Promise<void> => {
  await lockAccount(tx, account_id)
  await shareAcademyOf(tx, masterclass_id)
  await lockMasterclass(tx, masterclass_id)
}

/** Locks an offer with its account, masterclass and application until the transaction ends. */
export const lockOffer = async (tx: Tx, seen: OfferRow): Promise<void> => {
  await lockPlace(tx, seen)
  await lockApplication(tx, seen.application_id)
}

/** Same for an offer that is declined: the rooms of the person may be freed. */
export const lockDeclinedOffer = async (tx: Tx, seen: OfferRow): Promise<void> => {
  await lockPlace(tx, seen)
  await lockStays(tx, { account_ids: [seen.account_id], academy_id: seen.academy_id })
  await lockApplication(tx, seen.application_id)
}

/** Locks offers of one masterclass whose time has passed, with their people and the rooms of these. */
export const lockExpired = async (tx: Tx, seen: readonly OfferRow[]): Promise<void> => {
  const [first] = seen
  if (!first) return
  const account_ids = seen.map(({ account_id }) => account_id)
  await lockAccounts(tx, account_ids)
  await shareAcademyOf(tx, first.masterclass_id)
  await lockMasterclass(tx, first.masterclass_id)
  await lockStays(tx, { account_ids, academy_id: first.academy_id })
}
