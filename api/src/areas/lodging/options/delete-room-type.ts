import * as contract from '@academy/contract/lodging/options/endpoints'
import { auditChange } from '../../../base/audit.ts'
import { refuseIfInUse } from '../../../base/refuse-if-in-use.ts'
import { serve } from '../../../base/serve.ts'
import { requireVersion, withoutVersion } from '../../../base/versions.ts'
import { lockRooms } from '../../../db/locks.ts'
import { deleteRoomType as deleteRow, findRoomType, guestsOfRoomType } from './queries.ts'

export const deleteRoomType = serve(
  contract.deleteRoomType,
  async ({ db }, { params: { id }, query, user, now }) => {
    await db.transaction().execute(async tx => {
      await lockRooms(tx, [id])
      const before = requireVersion(await findRoomType(tx, id), query.version)
      refuseIfInUse(await guestsOfRoomType(tx, id))
      await deleteRow(tx, id)
      const entry = {
        at: now,
        action: 'room_type_deleted',
        actor_id: user.id,
        subject: { room_type_id: id },
      } as const
      await auditChange(tx, { ...entry, before: withoutVersion(before), after: undefined })
    })
    return undefined
  },
)
