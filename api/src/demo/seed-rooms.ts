import { laterDay } from '@academy/contract/base/days'
import { roomNames } from '@academy/contract/lodging/rooms/room-names'
import { fullNights, roomWarnings } from '@academy/contract/lodging/rooms/room-warnings'
import type { PlanGuest, RoomPlan } from '@academy/contract/lodging/rooms/schemas'
import { findPlan, findRooms, insertRooms } from '../areas/lodging/rooms/queries.ts'
import { placeInRoom } from '../areas/lodging/rooms/rooms.ts'
import type { Tx } from '../db/connection.ts'
import { placements, rooms, withoutRoom } from './content/rooms.ts'
import { timestampOn } from './season.ts'

/** Adds the rooms of an academy, unless it has some. */
export const seedRooms = async (tx: Tx, academy_id: number): Promise<void> => {
  const known = await findRooms(tx, academy_id)
  const [single, double] = known?.room_types ?? []
  if (!single || !double || known?.rooms.length) return
  const typeIds = { single: single.id, double: double.id }
  await insertRooms(
    tx,
    rooms.flatMap(({ type, first, last, ...columns }) =>
      (roomNames(first, last) ?? []).map(name => ({
        ...columns,
        name,
        academy_id,
        room_type_id: typeIds[type],
      })),
    ),
  )
}

/** Returns the first room of the booked type that has a bed for the guest and nothing to warn about. */
const fittingRoom = ({ rooms, guests }: RoomPlan, guest: PlanGuest) =>
  rooms.find(room => {
    if (room.room_type_id !== guest.room_type_id || fullNights(room, guest, guests).length > 0) return false
    const after = guests.map(other => (other === guest ? { ...guest, room_id: room.id } : other))
    return roomWarnings(room, after).length === roomWarnings(room, guests).length
  })

/** Places the guests of the current academy as the office does. */
export const seedPlacements = async (
  tx: Tx,
  accountOf: ReadonlyMap<string, number>,
  today: string,
): Promise<void> => {
  const plan = await findPlan(tx)
  if (!plan) return
  const actor_id = accountOf.get('manager@example.org') ?? 0
  const emailOf = new Map([...accountOf].map(([email, id]) => [id, email]))
  const bookings = await tx.selectFrom('bookings').select(['id', 'account_id']).execute()
  const emailOfBooking = new Map(bookings.map(({ id, account_id }) => [id, emailOf.get(account_id) ?? '']))
  const place = async (guest: PlanGuest, room: RoomPlan['rooms'][number] | undefined) => {
    if (!room) return
    const placement = { room_id: room.id, from_room_id: null }
    const wanted = { booking_id: guest.booking_id, placement, actor_id, locale: 'de' as const }
    await placeInRoom(tx, wanted, timestampOn(laterDay(today, -1)))
    guest.room_id = room.id
  }
  for (const { email, room } of placements) {
    const guest = plan.guests.find(({ booking_id }) => emailOfBooking.get(booking_id) === email)
    if (guest)
      await place(
        guest,
        plan.rooms.find(({ name }) => name === room),
      )
  }
  for (const guest of plan.guests) {
    if (guest.room_id !== null || withoutRoom.includes(emailOfBooking.get(guest.booking_id) ?? '')) continue
    await place(guest, fittingRoom(plan, guest))
  }
}
