import * as contract from '@academy/contract/admission/place-offers/endpoints'
import { audit } from '../../../base/audit.ts'
import { serve } from '../../../base/serve.ts'
import { lockAnswerable } from './accept.ts'
import { announceFreePlace } from './announce-free-place.ts'
import { lockDeclinedOffer } from './lock-offer.ts'
import { sendDeclined } from './mails.ts'
import { presentOwn } from './present.ts'
import { setAnswered } from './queries.ts'
import { releaseRooms } from './release-rooms.ts'

/**
 * Declines an offer: the person stays on the waiting list, but is not asked again, and the next is. Who waits for no other
 * place loses the booked room free of charge.
 */
export const declineOffer = serve(contract.declineOffer, async (services, { params: { id }, user, now }) => {
  const { db, config } = services
  const { siteUrl } = config
  const account_id = user.id
  await db.transaction().execute(async tx => {
    const offer = await lockAnswerable(tx, { id, account_id, now, lock: lockDeclinedOffer })
    const { masterclass_id, application_id, academy_id, full_name } = offer
    await setAnswered(tx, [id], 'declined', now)
    const details = { masterclass_id, application_id, offer_id: id }
    await audit(tx, { at: now, action: 'offer_declined', actor_id: account_id, account_id, details })
    const rooms = await releaseRooms(tx, { account_ids: [account_id], academy_id, actor_id: account_id }, now)
    await sendDeclined(tx, siteUrl, { offer, rooms }, now)
    const freedBy = { kind: 'declined', id, account_id, full_name } as const
    await announceFreePlace(tx, { masterclass_id, freedBy, siteUrl }, now)
  })
  return presentOwn(db, id, account_id, now)
})
