import { audit } from '../../../base/audit.ts'
import type { Tx } from '../../../db/connection.ts'
import { sendOffer } from './mails.ts'
import { findOffer, findPlaces, insertOffer, type OfferRow } from './queries.ts'
import { freePlaces, offerEnd } from './rules.ts'

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
export const offerNext = async (
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
