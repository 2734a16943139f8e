import { audit } from '../../../base/audit.ts'
import { eachByItself } from '../../../base/jobs/each-by-itself.ts'
import type { Db } from '../../../db/connection.ts'
import { freeRooms, lockExpired } from './lock-offer.ts'
import { sendExpired } from './mails.ts'
import { announceFreePlace } from './offer-place.ts'
import { findExpired, findLateMasterclasses, setAnswered } from './queries.ts'

interface Expiry {
  db: Db
  siteUrl: string
  now: Date
}

const expireIn = (masterclass_id: number, { db, siteUrl, now }: Expiry) =>
  db.transaction().execute(async tx => {
    // Accounts are locked before the masterclass, so the offers are looked up without a lock first.
    const seen = await findExpired(tx, masterclass_id, now)
    await lockExpired(tx, seen)
    const locked = new Set(seen.map(({ id }) => id))
    const expired = (await findExpired(tx, masterclass_id, now)).filter(({ id }) => locked.has(id))
    const [first] = expired
    if (!first) return
    await setAnswered(
      tx,
      expired.map(({ id }) => id),
      'expired',
      now,
    )
    const account_ids = expired.map(({ account_id }) => account_id)
    const ended = { account_ids, academy_id: first.academy_id, actor_id: null }
    const rooms = await freeRooms(tx, ended, now)
    await sendExpired(tx, siteUrl, { offers: expired, rooms }, now)
    for (const { id, account_id, application_id, full_name } of expired) {
      const details = { masterclass_id, application_id, offer_id: id }
      await audit(tx, { at: now, action: 'offer_expired', account_id, details })
      const freedBy = { kind: 'expired', id, account_id, full_name } as const
      await announceFreePlace(tx, { masterclass_id, freedBy, siteUrl }, now)
    }
  })

/** Ends the offers whose time has passed, frees rooms that nobody needs any more, and moves on to the next on each list. */
export const expireOffers = async (expiry: Expiry): Promise<void> => {
  const { db, now } = expiry
  const subjectOf = (masterclass_id: number) => ({ masterclass_id })
  const late = await findLateMasterclasses(db, now)
  await eachByItself(db, { job: 'offers', now, subjectOf }, late, id => expireIn(id, expiry))
}
