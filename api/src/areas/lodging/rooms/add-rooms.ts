import * as contract from '@academy/contract/lodging/rooms/endpoints'
import { roomNames } from '@academy/contract/lodging/rooms/room-names'
import { auditChange } from '../../../base/audit.ts'
import { invalidInput } from '../../../base/invalid-input.ts'
import { serve } from '../../../base/serve.ts'
import { withoutVersion } from '../../../base/versions.ts'
import { lockRooms } from '../../../db/locks.ts'
import { findAcademyOfType, findAdded, insertRooms } from './queries.ts'
import { refuseTakenName } from './refuse-taken-name.ts'

export const addRooms = serve(contract.addRooms, ({ db }, { body, user, locale, now }) => {
  const { name, last_name, ...columns } = body
  const names = roomNames(name, last_name) ?? [name]
  const added = db.transaction().execute(async tx => {
    await lockRooms(tx, [columns.room_type_id])
    const type = await findAcademyOfType(tx, columns.room_type_id)
    if (!type) throw invalidInput({ room_type_id: 'ROOM_TYPE_UNKNOWN' }, locale)
    const ids = await insertRooms(
      tx,
      names.map(one => ({ ...columns, name: one, academy_id: type.academy_id })),
    )
    const rooms = await findAdded(tx, ids)
    const entry = {
      at: now,
      action: 'rooms_added',
      actor_id: user.id,
      subject: { rooms: names.join(', ') },
    } as const
    const [first] = rooms
    if (first) await auditChange(tx, { ...entry, before: undefined, after: withoutVersion(first) })
    return rooms
  })
  return refuseTakenName(added, locale)
})
