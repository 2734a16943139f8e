import * as contract from '@academy/contract/programme/programme/endpoints'
import { auditChange } from '../../../base/audit.ts'
import { refuseIfInUse } from '../../../base/refuse-if-in-use.ts'
import { serve } from '../../../base/serve.ts'
import { requireVersion, withoutVersion } from '../../../base/versions.ts'
import { lockAnyPeriod } from '../../../db/locks.ts'
import { concernedByPeriod, deletePeriod as deleteRow, findPeriod } from './queries.ts'

export const deletePeriod = serve(
  contract.deletePeriod,
  async ({ db }, { params: { id }, query, user, locale, now }) => {
    await db.transaction().execute(async tx => {
      await lockAnyPeriod(tx, id)
      const before = requireVersion(await findPeriod(tx, id), query.version)
      refuseIfInUse(await concernedByPeriod(tx, id, locale))
      await deleteRow(tx, id)
      const entry = {
        at: now,
        action: 'period_deleted',
        actor_id: user.id,
        subject: { period_id: id },
      } as const
      await auditChange(tx, { ...entry, before: withoutVersion(before), after: undefined })
    })
    return undefined
  },
)
