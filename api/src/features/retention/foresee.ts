import {
  FORESEEN_DAYS,
  type ForeseenKind,
  foreseenKinds,
  periodOf,
  type RetentionAmounts,
} from '@academy/contract/personal-data/retention'
import type { Foreseen } from '@academy/contract/retention/schemas'
import type { Db } from '../../db/connection.ts'
import { dayInVienna } from '../../lib/clock.ts'
import { accountsStayUntil, periodAfter, periodBefore } from '../../lib/retention.ts'
import { countOver } from './overview-queries.ts'

const AHEAD = { amount: FORESEEN_DAYS, unit: 'day' } as const

const laterOf = (one: string, other: string) => (one > other ? one : other)

/** Who asked to be erased has the 14 days in the request itself. */
const keptFor = (kind: ForeseenKind, amounts: RetentionAmounts) =>
  kind === 'erasure' ? null : periodOf(kind, amounts)

const foreseeKind = async (
  db: Db,
  kind: ForeseenKind,
  { amounts, now }: { amounts: RetentionAmounts; now: Date },
): Promise<Foreseen[]> => {
  const period = keptFor(kind, amounts)
  const until = periodAfter(now, AHEAD)
  const { count, first } = await countOver(db, kind, period ? periodBefore(until, period) : until)
  if (count === 0 || !first) return []
  const goes = period ? periodAfter(first, period) : first
  const stayUntil = kind === 'account' ? await accountsStayUntil(db) : null
  const earliest = stayUntil && stayUntil > now ? stayUntil : now
  return [{ kind, count, first_on: laterOf(dayInVienna(goes), dayInVienna(earliest)) }]
}

/** Returns what goes by itself in the next 30 days, and the day of the first. */
export const foresee = async (db: Db, amounts: RetentionAmounts, now: Date): Promise<Foreseen[]> =>
  (await Promise.all(foreseenKinds.map(kind => foreseeKind(db, kind, { amounts, now })))).flat()
