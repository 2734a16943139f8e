import type { Locale } from '@academy/contract/base/locale'
import { joinNights } from '@academy/contract/lodging/bookings/stay-price'
import * as contract from '@academy/contract/lodging/rooms/endpoints'
import { roomNames } from '@academy/contract/lodging/rooms/room-names'
import type { Placement, RoomChange } from '@academy/contract/lodging/rooms/schemas'
import { fieldMessages } from '@academy/contract/messages'
import { audit, auditChange } from '../../../base/audit.ts'
import { shortPeriodsText } from '../../../base/formats.ts'
import { invalidInput, problem } from '../../../base/problem.ts'
import { refuseIfInUse } from '../../../base/refuse-if-in-use.ts'
import { serve } from '../../../base/serve.ts'
import type { Services } from '../../../base/services.ts'
import { requireVersion, withoutVersion } from '../../../base/versions.ts'
import type { Tx } from '../../../db/connection.ts'
import { lockAccount, lockRooms, lockRoomsOfAcademy } from '../../../db/locks.ts'
import {
  deletePlacement,
  deleteRoom as deleteRow,
  findAcademyOfRoom,
  findAcademyOfType,
  findAdded,
  findFullNights,
  findPlacedBooking,
  findPlan,
  findRoom,
  findRooms,
  guestsOfRoom,
  guestsWithoutBed,
  insertPlacement,
  insertRooms,
  isOverfull,
  isTakenName,
  updateRoom,
} from './queries.ts'

interface PlacementRequest {
  booking_id: number
  placement: Placement
  actor_id: number
  locale: Locale
}

/** Places a booking in a room, or takes it out of its room. */
export const placeInRoom = async (tx: Tx, wanted: PlacementRequest, now: Date): Promise<void> => {
  const { booking_id, placement, actor_id, locale } = wanted
  const { room_id, from_room_id } = placement
  const seen = await findPlacedBooking(tx, booking_id)
  if (!seen) throw problem('not_found')
  // Changing or cancelling the booking locks the account, too.
  await lockAccount(tx, seen.account_id)
  await lockRoomsOfAcademy(tx, seen.academy_id)
  const before = (await findPlacedBooking(tx, booking_id)) ?? seen
  if (!before.has_bed || before.room_id !== from_room_id) throw problem('changed_meanwhile')
  if (room_id === before.room_id) return
  if (room_id === null) await deletePlacement(tx, booking_id)
  else {
    const room = await findAcademyOfRoom(tx, room_id)
    if (room?.academy_id !== before.academy_id) throw problem('not_found')
    const full = await findFullNights(tx, room_id, before)
    if (full.length > 0) throw roomFull(full, locale)
    await insertPlacement(tx, booking_id, room_id)
  }
  const after = await findPlacedBooking(tx, booking_id)
  const details = { booking_id, room: [before.room_name, after?.room_name ?? null] }
  await audit(tx, { at: now, action: 'booking_placed', actor_id, account_id: before.account_id, details })
}

const roomFull = (full: string[], locale: Locale) => {
  const nights = shortPeriodsText(joinNights(full), locale)
  return problem('room_full', {
    errors: { room_id: [fieldMessages.ROOM_FULL[locale].replace('{nights}', nights)] },
  })
}

export const placeBooking = serve(
  contract.placeBooking,
  async ({ db }, { params, body, user, locale, now }) => {
    const wanted = { booking_id: params.id, placement: body, actor_id: user.id, locale }
    try {
      await db.transaction().execute(tx => placeInRoom(tx, wanted, now))
    } catch (error) {
      throw isOverfull(error) ? problem('room_full') : error
    }
    return undefined
  },
)

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
}

export const changeRoomOf = ({ db }: Services, { id, wanted, actor_id, locale, now }: Change) => {
  const { version, ...columns } = wanted
  const changed = db.transaction().execute(async tx => {
    const academy = await findAcademyOfRoom(tx, id)
    if (!academy) throw problem('not_found')
    await lockRoomsOfAcademy(tx, academy.academy_id)
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
