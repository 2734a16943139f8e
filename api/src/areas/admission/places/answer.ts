import * as contract from '@academy/contract/admission/places/endpoints'
import { audit } from '../../../base/audit.ts'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import type { Services } from '../../../base/services.ts'
import type { Tx } from '../../../db/connection.ts'
import { requireOwnOffer } from '../permissions.ts'
import { admit } from '../selection/save-results.ts'
import { freeRooms, lockDeclinedOffer, lockOffer } from './lock-offer.ts'
import { sendDeclined } from './mails.ts'
import { announceFreePlace } from './offer-place.ts'
import { presentOwn } from './place-offers.ts'
import { findOffer, type OfferRow, setAnswered } from './queries.ts'
import { canAnswer } from './rules.ts'

export interface Answer {
  id: number
  account_id: number
  now: Date
}

/** Locks an own offer that can still be answered. Declining locks more than accepting. */
const lockAnswerable = async (
  tx: Tx,
  { id, account_id, now }: Answer,
  lock: typeof lockOffer,
): Promise<OfferRow> => {
  const seen = requireOwnOffer(await findOffer(tx, id), account_id)
  await lock(tx, seen)
  const offer = await findOffer(tx, id)
  if (!offer) throw problem('not_found')
  if (!canAnswer(offer, now)) throw problem('offer_over')
  return offer
}

/** Turns an offer into a place, with its invoice and mail, in one transaction. */
export const acceptLocked = ({ db, config }: Services, answer: Answer): Promise<void> =>
  db.transaction().execute(async tx => {
    const { id, account_id, now } = answer
    const { application_id, masterclass_id } = await lockAnswerable(tx, answer, lockOffer)
    await setAnswered(tx, [id], 'accepted', now)
    await admit(tx, { application_id, key: `offer-accepted:${id}`, siteUrl: config.siteUrl }, now)
    const details = { masterclass_id, application_id, offer_id: id }
    await audit(tx, { at: now, action: 'offer_accepted', actor_id: account_id, account_id, details })
  })

export const acceptOffer = serve(contract.acceptOffer, async (services, { params: { id }, user, now }) => {
  await acceptLocked(services, { id, account_id: user.id, now })
  return presentOwn(services.db, id, user.id, now)
})

/**
 * Declines an offer: the person stays on the waiting list, but is not asked again, and the next is. Who waits for no other
 * place loses the booked room free of charge.
 */
export const declineOffer = serve(contract.declineOffer, async (services, { params: { id }, user, now }) => {
  const { db, config } = services
  const { siteUrl } = config
  const account_id = user.id
  await db.transaction().execute(async tx => {
    const offer = await lockAnswerable(tx, { id, account_id, now }, lockDeclinedOffer)
    const { masterclass_id, application_id, academy_id, full_name } = offer
    await setAnswered(tx, [id], 'declined', now)
    const details = { masterclass_id, application_id, offer_id: id }
    await audit(tx, { at: now, action: 'offer_declined', actor_id: account_id, account_id, details })
    const rooms = await freeRooms(tx, { account_ids: [account_id], academy_id, actor_id: account_id }, now)
    await sendDeclined(tx, siteUrl, { offer, rooms }, now)
    const freedBy = { kind: 'declined', id, account_id, full_name } as const
    await announceFreePlace(tx, { masterclass_id, freedBy, siteUrl }, now)
  })
  return presentOwn(db, id, account_id, now)
})
