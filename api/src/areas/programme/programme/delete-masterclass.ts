import * as contract from '@academy/contract/programme/programme/endpoints'
import { auditChange } from '../../../base/audit.ts'
import { refuseIfInUse } from '../../../base/refuse-if-in-use.ts'
import { serve } from '../../../base/serve.ts'
import { requireVersion, withoutVersion } from '../../../base/versions.ts'
import { lockMasterclass } from '../../../db/locks.ts'
import { concernedByDeletion, deleteMasterclass as deleteRow, findMasterclass } from './queries.ts'

export const deleteMasterclass = serve(
  contract.deleteMasterclass,
  async ({ db }, { params: { id }, query, user, now }) => {
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
  },
)
