import type { deleteMasterclass as endpoint } from '@academy/contract/programme/programme/endpoints'
import { auditChange } from '../../../base/audit.ts'
import { refuseIfInUse } from '../../../base/refuse-if-in-use.ts'
import type { Operation } from '../../../base/services.ts'
import { requireVersion, withoutVersion } from '../../../base/versions.ts'
import { lockMasterclass } from '../../../db/locks.ts'
import { concernedByDeletion, deleteMasterclass as deleteRow, findMasterclass } from './queries.ts'

export const deleteMasterclass: Operation<typeof endpoint> = async (
  { db },
  { params: { id }, query, user, now },
) => {
  await db.transaction().execute(async tx => {
    await lockMasterclass(tx, id)
    const before = requireVersion(await findMasterclass(tx, id), query.version)
    refuseIfInUse(await concernedByDeletion(tx, id))
    await deleteRow(tx, id)
    const entry = {
      at: now,
      action: 'masterclass_deleted',
      actor_id: user.id,
      subject: { masterclass_id: id },
    } as const
    await auditChange(tx, { ...entry, before: withoutVersion(before), after: undefined })
  })
  return undefined
}
