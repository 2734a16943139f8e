import * as contract from '@academy/contract/programme/programme/endpoints'
import { auditChange } from '../../../base/audit.ts'
import { problem } from '../../../base/problem.ts'
import { refuseIfInUse } from '../../../base/refuse-if-in-use.ts'
import { serve } from '../../../base/serve.ts'
import { requireVersion, withoutVersion } from '../../../base/versions.ts'
import { lockAnyPeriod } from '../../../db/locks.ts'
import { concernedByPeriod, findPeriod, updatePeriod } from './queries.ts'
import { requireAcademyDays } from './write-masterclass.ts'

export const changePeriod = serve(
  contract.changePeriod,
  ({ db }, { params: { id }, body: { version, ...days }, user, locale, now }) =>
    db.transaction().execute(async tx => {
      const seen = await findPeriod(tx, id)
      if (!seen) throw problem('not_found')
      await requireAcademyDays(tx, seen.academy_id, days, locale)
      await lockAnyPeriod(tx, id)
      const before = requireVersion(await findPeriod(tx, id), version)
      refuseIfInUse(await concernedByPeriod(tx, id, locale, days))
      await updatePeriod(tx, id, days)
      const after = requireVersion(await findPeriod(tx, id), before.version + 1)
      const entry = {
        at: now,
        action: 'period_changed',
        actor_id: user.id,
        subject: { period_id: id },
      } as const
      await auditChange(tx, { ...entry, before: withoutVersion(before), after: withoutVersion(after) })
      return after
    }),
)
