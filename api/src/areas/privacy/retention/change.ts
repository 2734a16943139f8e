import { periodsBy } from '@academy/contract/privacy/personal-data/retention'
import * as contract from '@academy/contract/privacy/retention/endpoints'
import { auditChange } from '../../../base/audit.ts'
import { problem } from '../../../base/problem.ts'
import { findPeriods } from '../../../base/retention.ts'
import { serve } from '../../../base/serve.ts'
import { voidNotices } from '../erasure/dormant-queries.ts'
import { updatePeriods } from './queries.ts'

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
