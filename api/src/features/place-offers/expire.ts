// public: a scheduled job
import type { Db } from '../../db/connection.ts'
import { lockMasterclass, shareAcademyOf } from '../../db/locks.ts'
import { audit } from '../../lib/audit.ts'
import { announceFreePlace } from './announce-free-place.ts'
import { sendExpired } from './mails.ts'
import { findExpired, findLateMasterclasses, setAnswered } from './queries.ts'

interface Expiry {
  db: Db
  siteUrl: string
  now: Date
  /** Replaced only in the test that shows why the masterclass is locked. */
  lock?: typeof lockMasterclass
}

const expireIn = (masterclass_id: number, { db, siteUrl, now, lock = lockMasterclass }: Expiry) =>
  db.transaction().execute(async tx => {
    await shareAcademyOf(tx, masterclass_id)
    await lock(tx, masterclass_id)
    const expired = await findExpired(tx, masterclass_id, now)
    if (expired.length === 0) return
    await setAnswered(
      tx,
      expired.map(({ id }) => id),
      'expired',
      now,
    )
    await sendExpired(tx, siteUrl, expired, now)
    for (const { id, account_id, application_id, full_name } of expired) {
      const details = { masterclass_id, application_id, offer_id: id }
      await audit(tx, { at: now, action: 'offer_expired', account_id, details })
      const freedBy = { kind: 'expired', id, full_name } as const
      await announceFreePlace(tx, { masterclass_id, freedBy, siteUrl }, now)
    }
  })

/** Ends the offers whose time has passed, and moves on to the next on each list. */
export const expireOffers = async (expiry: Expiry): Promise<void> => {
  for (const masterclass_id of await findLateMasterclasses(expiry.db, expiry.now))
    await expireIn(masterclass_id, expiry)
}
