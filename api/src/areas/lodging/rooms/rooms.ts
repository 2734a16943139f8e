import type { Locale } from '@academy/contract/base/locale'
import * as contract from '@academy/contract/lodging/rooms/endpoints'
import { roomNames } from '@academy/contract/lodging/rooms/room-names'
import type { RoomChange } from '@academy/contract/lodging/rooms/schemas'
import { auditChange } from '../../../base/audit.ts'
import { invalidInput } from '../../../base/invalid-input.ts'
import { problem } from '../../../base/problem.ts'
import { refuseIfInUse } from '../../../base/refuse-if-in-use.ts'
import { serve } from '../../../base/serve.ts'
import type { Services } from '../../../base/services.ts'
import { requireVersion, withoutVersion } from '../../../base/versions.ts'
import { lockRooms, lockRoomsOfAcademy } from '../../../db/locks.ts'
import {
  deleteRoom as deleteRow,
  findAcademyOfRoom,
  findAcademyOfType,
  findAdded,
  findPlan,
  findRoom,
  findRooms,
  guestsOfRoom,
  guestsWithoutBed,
  insertRooms,
  isTakenName,
  updateRoom,
} from './queries.ts'

/** Reports a name that another room of the academy has, at its field. */
const refuseTakenName = async <T>(work: Promise<T>, locale: Locale): Promise<T> => {
  try {
    return await work
  } catch (error) {
    throw isTakenName(error) ? invalidInput({ name: 'ROOM_NAME_TAKEN' }, locale) : error
  }
}

export const showPlan = serve(contract.roomPlan, async ({ db }) => {
  const plan = await findPlan(db)
  if (!plan) throw problem('not_found')
  return plan
})

export const showRooms = serve(contract.rooms, async ({ db }, { query: { academy_id } }) => {
  const found = await findRooms(db, academy_id ?? null)
  if (!found || (academy_id !== undefined && !found.academy)) throw problem('not_found')
  return found
})

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
