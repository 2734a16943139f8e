import {
  FORESEEN_DAYS,
  FORESEEN_PER_PAGE,
  type ForeseenKind,
  foreseenKinds,
  type NamedKind,
  type Period,
  periodOf,
  periodsBy,
  type RetentionAmounts,
} from '@academy/contract/base/retention'
import * as contract from '@academy/contract/privacy/retention/endpoints'
import type { Foreseen, ForeseenPeople } from '@academy/contract/privacy/retention/schemas'
import { auditChange } from '../../../base/audit.ts'
import { dayInVienna } from '../../../base/clock.ts'
import { problem } from '../../../base/problem.ts'
import { findPeriods, periodAfter, periodBefore } from '../../../base/retention.ts'
import { serve } from '../../../base/serve.ts'
import type { Db } from '../../../db/connection.ts'
import { voidNotices } from '../erasure/dormant-queries.ts'
import {
  countDormant,
  countOver,
  findConcerned,
  findDeleted,
  findDormantPeople,
  updatePeriods,
} from './queries.ts'

const AHEAD = { amount: FORESEEN_DAYS, unit: 'day' } as const

interface Time {
  amounts: RetentionAmounts
  now: Date
}

/** A requested deletion has its 14 days in the request itself. */
const keptFor = (kind: ForeseenKind, amounts: RetentionAmounts): Period | null =>
  kind === 'erasure' ? null : periodOf(kind, amounts)

/** Returns the moment before which data of a kind has to be for it to go in the next 30 days. */
const beforeOf = (kind: ForeseenKind, { amounts, now }: Time): Date => {
  const until = periodAfter(now, AHEAD)
  const period = keptFor(kind, amounts)
  return period ? periodBefore(until, period) : until
}

const dormantAt = ({ amounts, now }: Time) => ({
  before: beforeOf('account', { amounts, now }),
  today: dayInVienna(now),
  years: amounts.account,
  now,
})

/** Returns the day on which something goes; not before the next run of the jobs. */
const dayAfter = (kind: ForeseenKind, { amounts, now }: Time) => {
  // The moment of accounts has the period in it.
  const period = kind === 'account' ? null : keptFor(kind, amounts)
  return (moment: Date): string => {
    const goes = period ? periodAfter(moment, period) : moment
    return dayInVienna(goes > now ? goes : now)
  }
}

const countOf = (db: Db, kind: ForeseenKind, time: Time) =>
  kind === 'account' ? countDormant(db, dormantAt(time)) : countOver(db, kind, beforeOf(kind, time))

const foreseeKind = async (db: Db, kind: ForeseenKind, time: Time): Promise<Foreseen[]> => {
  const { count, first } = await countOf(db, kind, time)
  if (count === 0 || !first) return []
  return [{ kind, count, first_on: dayAfter(kind, time)(first) }]
}

/** Returns what goes by itself in the next 30 days, and the day of the first. */
export const foresee = async (db: Db, amounts: RetentionAmounts, now: Date): Promise<Foreseen[]> =>
  (await Promise.all(foreseenKinds.map(kind => foreseeKind(db, kind, { amounts, now })))).flat()

/** Returns a page of those whose data of a kind goes in the next 30 days. */
const foreseePeople = async (
  db: Db,
  kind: NamedKind,
  { page, ...time }: Time & { page: number },
): Promise<ForeseenPeople> => {
  const offset = (page - 1) * FORESEEN_PER_PAGE
  const dayOf = dayAfter(kind, time)
  const [{ count }, concerned] = await Promise.all([
    countOf(db, kind, time),
    kind === 'account'
      ? findDormantPeople(db, dormantAt(time), offset)
      : findConcerned(db, kind, beforeOf(kind, time), offset),
  ])
  return { total: count, people: concerned.map(({ id, name, moment }) => ({ id, name, day: dayOf(moment) })) }
}

export const showForeseen = serve(contract.foreseenPeople, async ({ db }, { params, query, now }) =>
  foreseePeople(db, params.kind, { amounts: await findPeriods(db), now, page: query.page }),
)

const SHOWN = { amount: 1, unit: 'year' } as const

export const showPeriods = serve(contract.retentionPeriods, ({ db }) => findPeriods(db))

export const showOverview = serve(contract.retentionOverview, async ({ db }, { now }) => {
  const [foreseen, deleted] = await Promise.all([
    foresee(db, await findPeriods(db), now),
    findDeleted(db, dayInVienna(periodBefore(now, SHOWN))),
  ])
  return { foreseen, deleted }
})

export const changePeriods = serve(contract.changeRetentionPeriods, ({ db }, { body, user, now }) =>
  db.transaction().execute(async tx => {
    const before = await findPeriods(tx)
    if (!(await updatePeriods(tx, body))) throw problem('changed_meanwhile')
    await voidNotices(tx, body.account, now)
    await auditChange(tx, {
      at: now,
      action: 'retention_changed',
      actor_id: user.id,
      before: periodsBy(retention => before[retention]),
      after: periodsBy(retention => body[retention]),
    })
    return findPeriods(tx)
  }),
)
