import type { Tx } from '../../../db/connection.ts'
import {
  lockAccount,
  lockAccounts,
  lockApplication,
  lockMasterclass,
  shareAcademyOf,
} from '../../../db/locks.ts'
import type { OfferRow } from './queries.ts'
import { lockStays } from './release-rooms.ts'

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
