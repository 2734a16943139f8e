import * as contract from '@academy/contract/admission/places/endpoints'
import type { PlaceOffer, WaitingList } from '@academy/contract/admission/places/schemas'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import type { Db } from '../../../db/connection.ts'
import { requirePlaces } from '../permissions.ts'
import { findOwnOffers, type PlacesRow, type StoredOffer } from './queries.ts'
import { canAnswer, freePlaces, offerEnd } from './rules.ts'

const present = (offer: StoredOffer, now: Date): PlaceOffer => ({
  ...offer,
  can_answer: canAnswer({ state: offer.state, expires_at: new Date(offer.expires_at) }, now),
})

/** Returns an own offer after it was answered. */
export const presentOwn = async (db: Db, id: number, account_id: number, now: Date): Promise<PlaceOffer> => {
  const [offer] = await findOwnOffers(db, account_id, id)
  if (!offer) throw problem('not_found')
  return present(offer, now)
}

export const presentWaitingList = (
  { is_final, start_date, next_application_id, ...places }: PlacesRow,
  now: Date,
): WaitingList => {
  const free_count = freePlaces(places)
  const hasBegun = offerEnd({ ...places, start_date }, now) === undefined
  const isOffered = free_count > 0 && !hasBegun
  return { ...places, free_count, next_application_id: isOffered ? next_application_id : null }
}

export const listOwnOffers = serve(contract.placeOffers, async ({ db }, { user, now }) =>
  (await findOwnOffers(db, user.id)).map(offer => present(offer, now)),
)

const load = async (db: Db, id: number, owner: number | null, now: Date): Promise<WaitingList> => {
  const places = await requirePlaces(db, id, owner)
  if (!places.is_final) throw problem('selection_not_final')
  return presentWaitingList(places, now)
}

export const showOwnWaitingList = serve(contract.ownWaitingList, ({ db }, { params, user, now }) =>
  load(db, params.id, user.id, now),
)

export const showWaitingList = serve(contract.officeWaitingList, ({ db }, { params, now }) =>
  load(db, params.id, null, now),
)
