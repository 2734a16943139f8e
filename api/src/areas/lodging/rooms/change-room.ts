import type { Locale } from '@academy/contract/base/locale'
import * as contract from '@academy/contract/lodging/rooms/endpoints'
import type { RoomChange } from '@academy/contract/lodging/rooms/schemas'
import { auditChange } from '../../../base/audit.ts'
import { invalidInput } from '../../../base/invalid-input.ts'
import { problem } from '../../../base/problem.ts'
import { refuseIfInUse } from '../../../base/refuse-if-in-use.ts'
import { serve } from '../../../base/serve.ts'
import type { Services } from '../../../base/services.ts'
import { requireVersion, withoutVersion } from '../../../base/versions.ts'
import { lockRoomsOfAcademy } from '../../../db/locks.ts'
import { findAcademyOfRoom, findAcademyOfType, findRoom, guestsWithoutBed, updateRoom } from './queries.ts'
import { refuseTakenName } from './refuse-taken-name.ts'

interface Change {
  id: number
  wanted: RoomChange
  actor_id: number
  locale: Locale
  now: Date
  /** How the rooms are locked. Replaced only in tests that show why the lock is needed. */
  lock?: (...academy: Parameters<typeof lockRoomsOfAcademy>) => Promise<unknown>
}

export const changeRoomOf = (
  { db }: Services,
  { id, wanted, actor_id, locale, now, lock = lockRoomsOfAcademy }: Change,
) => {
  const { version, ...columns } = wanted
  const changed = db.transaction().execute(async tx => {
    const academy = await findAcademyOfRoom(tx, id)
    if (!academy) throw problem('not_found')
    await lock(tx, academy.academy_id)
    const before = requireVersion(await findRoom(tx, id), version)
    const type = await findAcademyOfType(tx, columns.room_type_id)
    if (type?.academy_id !== academy.academy_id)
      throw invalidInput({ room_type_id: 'ROOM_TYPE_UNKNOWN' }, locale)
    refuseIfInUse(await guestsWithoutBed(tx, id, columns.beds))
    await updateRoom(tx, id, columns)
    const after = requireVersion(await findRoom(tx, id), version + 1)
    const entry = { at: now, action: 'room_changed', actor_id, subject: { room_id: id } } as const
    await auditChange(tx, { ...entry, before: withoutVersion(before), after: withoutVersion(after) })
    return after
  })
  return refuseTakenName(changed, locale)
}

export const changeRoom = serve(contract.changeRoom, (services, { params, body, user, locale, now }) =>
  changeRoomOf(services, { id: params.id, wanted: body, actor_id: user.id, locale, now }),
)
