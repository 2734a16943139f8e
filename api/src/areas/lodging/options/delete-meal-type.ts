import * as contract from '@academy/contract/lodging/options/endpoints'
import { auditChange } from '../../../base/audit.ts'
import { refuseIfInUse } from '../../../base/refuse-if-in-use.ts'
import { serve } from '../../../base/serve.ts'
import { requireVersion, withoutVersion } from '../../../base/versions.ts'
import { lockMealType } from '../../../db/locks.ts'
import { deleteMealType as deleteRow, findMealType, guestsOfMealType } from './queries.ts'

export const deleteMealType = serve(
  contract.deleteMealType,
  async ({ db }, { params: { id }, query, user, now }) => {
    await db.transaction().execute(async tx => {
      await lockMealType(tx, id)
      const before = requireVersion(await findMealType(tx, id), query.version)
      refuseIfInUse(await guestsOfMealType(tx, id))
      await deleteRow(tx, id)
      const entry = {
        at: now,
        action: 'meal_type_deleted',
        actor_id: user.id,
        subject: { meal_type_id: id },
      } as const
      await auditChange(tx, { ...entry, before: withoutVersion(before), after: undefined })
    })
    return undefined
  },
)
