import * as contract from '@academy/contract/admission/places/endpoints'
import type { WaitingList } from '@academy/contract/admission/places/schemas'
import { audit } from '../../../base/audit.ts'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import type { Services } from '../../../base/services.ts'
import type { Tx } from '../../../db/connection.ts'
import { lockMasterclass, shareAcademyOf } from '../../../db/locks.ts'
import { requirePlaces } from '../permissions.ts'
import { sendOffer, sendPlaceFree } from './mails.ts'
import { presentWaitingList } from './place-offers.ts'
import { findOffer, findPlaces, insertOffer, isWithoutPlace, type OfferRow } from './queries.ts'
import { freePlaces, offerEnd } from './rules.ts'
import type { FreedBy } from './texts/mail-texts.ts'

interface OfferContext {
  masterclass_id: number
  /** Undefined: automatically. */
  offered_by?: number
  siteUrl: string
}

/**
 * Offers a free place to the next on the waiting list. The caller has locked the masterclass. Returns undefined if no
 * place is free, nobody waits, or the masterclass has begun.
 */
const offerNext = async (
  tx: Tx,
  { masterclass_id, offered_by, siteUrl }: OfferContext,
  now: Date,
): Promise<OfferRow | undefined> => {
  const places = await findPlaces(tx, masterclass_id)
  const expires_at = places && offerEnd(places, now)
  const application_id = places?.next_application_id
  if (!expires_at || !application_id || !places.is_final || freePlaces(places) === 0) return undefined
  const id = await insertOffer(tx, {
    masterclass_id,
    application_id,
    offered_at: now,
    offered_by: offered_by ?? null,
    expires_at,
  })
  const offer = await findOffer(tx, id)
  if (!offer) throw new Error(`Offer ${id} does not exist`)
  await sendOffer(tx, siteUrl, offer, now)
  const details = { masterclass_id, application_id, offer_id: id }
  await audit(tx, {
    at: now,
    action: 'place_offered',
    actor_id: offered_by,
    account_id: offer.account_id,
    details,
  })
  return offer
}

/** Offers the places that were left while the letters of a final save waited, where places are offered by themselves. */
export const offerLeftPlaces = async (tx: Tx, context: OfferContext, now: Date): Promise<void> => {
  const places = await findPlaces(tx, context.masterclass_id)
  if (!places?.offers_automatic) return
  for (let left = places.left_count; left > 0; left--) if (!(await offerNext(tx, context, now))) return
}

interface FreedPlace {
  masterclass_id: number
  freedBy: FreedBy
  siteUrl: string
}

/**
 * Offers a place that became free to the next if the masterclass does so by itself, and tells teacher and office. The
 * caller has locked the masterclass. Before the letters of a final save an offer would tell its result: then the letters
 * bring it. Says nothing where the class still has more participants than places.
 */
export const announceFreePlace = async (
  tx: Tx,
  { masterclass_id, freedBy, siteUrl }: FreedPlace,
  now: Date,
): Promise<void> => {
  const places = await findPlaces(tx, masterclass_id)
  if (!places?.is_final || freePlaces(places) === 0) return
  const isOffered = places.offers_automatic && places.is_told
  const offer = isOffered ? await offerNext(tx, { masterclass_id, siteUrl }, now) : undefined
  const next = places.people.find(({ application_id }) => application_id === places.next_application_id)
  const isOfferedLater = places.offers_automatic && !places.is_told && places.left_count > 0
  await sendPlaceFree(tx, siteUrl, { masterclass_id, freedBy, offer, next, isOfferedLater }, now)
}

interface Offering {
  masterclass_id: number
  /** Whom the page showed as the next. */
  application_id: number
  /** Null for the office; a teacher offers places of their own masterclasses. */
  owner: number | null
  actor_id: number
  now: Date
}

/** Offers one free place to the next on the waiting list, who has to be the one that the page showed. */
export const offerFreePlace = (
  { db, config }: Services,
  { masterclass_id, application_id, owner, actor_id, now }: Offering,
): Promise<WaitingList> =>
  db.transaction().execute(async tx => {
    // Check before locking, too: no one may block a masterclass that is not theirs.
    await requirePlaces(tx, masterclass_id, owner)
    await shareAcademyOf(tx, masterclass_id)
    await lockMasterclass(tx, masterclass_id)
    const before = await findPlaces(tx, masterclass_id, owner)
    if (!before?.is_final) throw problem('selection_not_final')
    const { next_application_id } = presentWaitingList(before, now)
    if (next_application_id === null) throw problem('no_free_place')
    if (next_application_id !== application_id) throw problem('next_changed')
    await offerNext(tx, { masterclass_id, offered_by: actor_id, siteUrl: config.siteUrl }, now)
    return presentWaitingList(await requirePlaces(tx, masterclass_id, owner), now)
  })

const refuseTaken = async (work: Promise<WaitingList>): Promise<WaitingList> => {
  try {
    return await work
  } catch (error) {
    if (isWithoutPlace(error)) throw problem('no_free_place')
    throw error
  }
}

export const offerPlace = serve(contract.offerPlace, (services, { params, body, user, now }) => {
  const { application_id } = body
  const offering = { masterclass_id: params.id, application_id, owner: null, actor_id: user.id, now }
  return refuseTaken(offerFreePlace(services, offering))
})

export const offerOwn = serve(contract.offerOwnPlace, (services, { params, body, user, now }) => {
  const { application_id } = body
  const offering = { masterclass_id: params.id, application_id, owner: user.id, actor_id: user.id, now }
  return refuseTaken(offerFreePlace(services, offering))
})
