import * as contract from '@academy/contract/programme/programme/endpoints'
import { auditChange } from '../../../base/audit.ts'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import { withoutVersion } from '../../../base/versions.ts'
import { findMasterclass, insertMasterclass } from './queries.ts'
import { columnsOf, refuseUnknown, requireAcademyDays } from './write-masterclass.ts'

export const addMasterclass = serve(contract.addMasterclass, ({ db }, { body, user, locale, now }) => {
  const { academy_id, ...written } = body
  const added = db.transaction().execute(async tx => {
    await requireAcademyDays(tx, academy_id, body, locale)
    const id = await insertMasterclass(tx, { ...columnsOf(written), academy_id })
    const after = await findMasterclass(tx, id)
    if (!after) throw problem('not_found')
    const entry = {
      at: now,
      action: 'masterclass_added',
      actor_id: user.id,
      subject: { masterclass_id: id },
    } as const
    await auditChange(tx, { ...entry, before: undefined, after: withoutVersion(after) })
    return after
  })
  return refuseUnknown(added, locale)
})
