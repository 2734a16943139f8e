import * as contract from '@academy/contract/lodging/rooms/endpoints'
import { auditChange } from '../../../base/audit.ts'
import { problem } from '../../../base/problem.ts'
import { refuseIfInUse } from '../../../base/refuse-if-in-use.ts'
import { serve } from '../../../base/serve.ts'
import { requireVersion, withoutVersion } from '../../../base/versions.ts'
import { lockRoomsOfAcademy } from '../../../db/locks.ts'
import { deleteRoom as deleteRow, findAcademyOfRoom, findRoom, guestsOfRoom } from './queries.ts'

export const deleteRoom = serve(contract.deleteRoom, async ({ db }, { params: { id }, query, user, now }) => {
  await db.transaction().execute(async tx => {
    const academy = await findAcademyOfRoom(tx, id)
    if (!academy) throw problem('not_found')
    await lockRoomsOfAcademy(tx, academy.academy_id)
    const before = requireVersion(await findRoom(tx, id), query.version)
    refuseIfInUse(await guestsOfRoom(tx, id))
    await deleteRow(tx, id)
    const entry = { at: now, action: 'room_deleted', actor_id: user.id, subject: { room_id: id } } as const
    await auditChange(tx, { ...entry, before: withoutVersion(before), after: undefined })
  })
  return undefined
})
