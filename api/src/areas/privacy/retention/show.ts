import * as contract from '@academy/contract/privacy/retention/endpoints'
import { dayInVienna } from '../../../base/clock.ts'
import { findPeriods, periodBefore } from '../../../base/retention.ts'
import { serve } from '../../../base/serve.ts'
import { foresee, foreseePeople } from './foresee.ts'
import { findDeleted } from './overview-queries.ts'

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
