import { periodsBy } from '@academy/contract/personal-data/retention'
import type { changeRetentionPeriods } from '@academy/contract/retention/endpoints'
import { auditChange } from '../../lib/audit.ts'
import { problem } from '../../lib/problem.ts'
import { findPeriods } from '../../lib/retention.ts'
import type { Operation } from '../../lib/services.ts'
import { voidNotices } from '../erasure/dormant-queries.ts'
import { updatePeriods } from './queries.ts'

export const changePeriods: Operation<typeof changeRetentionPeriods> = ({ db }, { body, user, now }) =>
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
  })
