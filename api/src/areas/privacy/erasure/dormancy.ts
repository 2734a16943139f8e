import type { PersonErasure } from '@academy/contract/privacy/erasure/schemas'
import { FORESEEN_DAYS } from '@academy/contract/privacy/personal-data/retention'
import { dayInVienna } from '../../../base/clock.ts'
import { expiryOf, findPeriods, periodAfter } from '../../../base/retention.ts'
import type { Db, Tx } from '../../../db/connection.ts'
import { findDormancy } from './dormant-queries.ts'

/** Returns when an account goes in the next 30 days because nobody uses it; null if it stays. */
export const dormancyOf = async (
  db: Db | Tx,
  account_id: number,
  now: Date,
): Promise<PersonErasure['dormancy']> => {
  const amounts = await findPeriods(db)
  const before = expiryOf('account', amounts, periodAfter(now, { amount: FORESEEN_DAYS, unit: 'day' }))
  const wanted = { before, today: dayInVienna(now), years: amounts.account, now }
  const found = await findDormancy(db, account_id, wanted)
  if (!found) return null
  return {
    erase_on: dayInVienna(found.moment > now ? found.moment : now),
    told_at: found.told_at?.toISOString() ?? null,
  }
}
