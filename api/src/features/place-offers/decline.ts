import type { declineOffer as endpoint } from '@academy/contract/place-offers/endpoints'
import { audit } from '../../lib/audit.ts'
import type { Verb } from '../../lib/services.ts'
import { lockAnswerable } from './accept.ts'
import { announceFreePlace } from './announce-free-place.ts'
import { presentOwn } from './present.ts'
import { setAnswered } from './queries.ts'

/** Declines an offer: the person stays on the waiting list, but is not asked again, and the next is. */
export const declineOffer: Verb<typeof endpoint> = async (services, { params: { id }, user, now }) => {
  const { db, config } = services
  await db.transaction().execute(async tx => {
    const { masterclass_id, application_id, full_name } = await lockAnswerable(tx, {
      id,
      account_id: user.id,
      now,
    })
    await setAnswered(tx, [id], 'declined', now)
    const details = { masterclass_id, application_id, offer_id: id }
    await audit(tx, { at: now, action: 'offer_declined', actor_id: user.id, account_id: user.id, details })
    const freedBy = { kind: 'declined', id, full_name } as const
    await announceFreePlace(tx, { masterclass_id, freedBy, siteUrl: config.siteUrl }, now)
  })
  return presentOwn(db, id, user.id, now)
}
