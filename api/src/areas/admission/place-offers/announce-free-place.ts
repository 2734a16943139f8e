import type { Tx } from '../../../db/connection.ts'
import { sendPlaceFree } from './mails.ts'
import { offerNext } from './offer-next.ts'
import { findPlaces } from './queries.ts'
import { freePlaces } from './rules.ts'
import type { FreedBy } from './texts/mail-texts.ts'

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
