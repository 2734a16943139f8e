import { periodsBy } from '@academy/contract/privacy/personal-data/retention'
import * as contract from '@academy/contract/privacy/retention/endpoints'
import { auditChange } from '../../../base/audit.ts'
import { dayInVienna } from '../../../base/clock.ts'
import { problem } from '../../../base/problem.ts'
import { findPeriods, periodBefore } from '../../../base/retention.ts'
import { serve } from '../../../base/serve.ts'
import { voidNotices } from '../erasure/dormant-queries.ts'
import { foresee, foreseePeople } from './foresee.ts'
import { findDeleted } from './overview-queries.ts'
import { updatePeriods } from './queries.ts'

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
