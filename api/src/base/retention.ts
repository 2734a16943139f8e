import {
  type DeletedKind,
  type Period,
  periodOf,
  type Retention,
  type RetentionAmounts,
} from '@academy/contract/base/retention'
import { sql } from 'kysely'
import { number } from '../db/columns.ts'
import type { Db, Tx } from '../db/connection.ts'
import { fixedStatement } from '../db/fixed-statement.ts'
import { dayInVienna } from './clock.ts'

type StoredPeriods = RetentionAmounts & { version: number }
const periodsStatement = fixedStatement<StoredPeriods>({
  account: number(),
  material: number(),
  parent_consent: number(),
  messages: number(),
  mails: number(),
  invitations: number(),
  addresses: number(),
  record: number(),
  version: number(),
})(`
  select account, material, parent_consent, messages, mails, invitations, addresses, record, version
  from retention_settings`)

/** Returns how long data is kept, as the office has chosen. */
export const findPeriods = async (db: Db | Tx): Promise<StoredPeriods> => {
  const [stored] = await periodsStatement(db)
  if (!stored) throw new Error('There are no periods of retention')
  return stored
}

const HOUR_MS = 3_600_000
const hoursOf = { hour: 1, day: 24 } as const

/** Returns the moment so many periods away. There is no 31st of February: the last day of the month counts. */
const moved = (from: Date, { amount, unit }: Period, sign: 1 | -1): Date => {
  if (unit === 'hour' || unit === 'day')
    return new Date(from.getTime() + sign * amount * hoursOf[unit] * HOUR_MS)
  const to = new Date(from)
  to.setUTCDate(1)
  to.setUTCMonth(to.getUTCMonth() + sign * amount * (unit === 'year' ? 12 : 1))
  const last = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() + 1, 0)).getUTCDate()
  to.setUTCDate(Math.min(from.getUTCDate(), last))
  return to
}

export const periodBefore = (now: Date, period: Period): Date => moved(now, period, -1)
export const periodAfter = (start: Date, period: Period): Date => moved(start, period, 1)

/** Returns the time before which data of this kind is deleted; `now` if it has no period. */
export const expiryOf = (retention: Retention, amounts: RetentionAmounts, now: Date): Date => {
  const period = periodOf(retention, amounts)
  return period ? periodBefore(now, period) : now
}

/** Adds to the numbers of what was deleted on a day. They say nothing about people. */
export const countDeleted = async (
  db: Db | Tx,
  now: Date,
  counts: { [K in DeletedKind]?: number },
): Promise<void> => {
  const rows = Object.entries(counts)
    .filter(([, count]) => count > 0)
    .toSorted(([one], [other]) => one.localeCompare(other))
  if (rows.length === 0) return
  await db
    .insertInto('retention_deletions')
    .values(rows.map(([kind, count]) => ({ day: dayInVienna(now), kind, count })))
    .onConflict(conflict =>
      conflict
        .columns(['day', 'kind'])
        .doUpdateSet({ count: sql`retention_deletions.count + excluded.count` }),
    )
    .execute()
}
