import { foldAccents } from '@academy/contract/base/fold-accents'
import type { Stay } from '@academy/contract/base/period'
import { nightsIn, nightsOf } from '@academy/contract/lodging/bookings/stay-price'
import { fullNights, type RoomWarning, roomWarnings } from '@academy/contract/lodging/rooms/room-warnings'
import type { PlanGuest, Room, RoomPlan } from '@academy/contract/lodging/rooms/schemas'

/** A room with the people in it. */
export interface PlannedRoom extends Room {
  /** By arrival. */
  guests: PlanGuest[]
  warnings: RoomWarning[]
}

/** Returns the plan with a booking in another room, or (null) in none. */
export const moved = (plan: RoomPlan, booking_id: number, room_id: number | null): RoomPlan => ({
  ...plan,
  guests: plan.guests.map(guest => (guest.booking_id === booking_id ? { ...guest, room_id } : guest)),
})

const byArrival = (one: PlanGuest, other: PlanGuest) => one.start_date.localeCompare(other.start_date)

export const plannedRooms = ({ rooms, guests }: RoomPlan): PlannedRoom[] =>
  rooms.map(room => ({
    ...room,
    guests: guests.filter(({ room_id }) => room_id === room.id).toSorted(byArrival),
    warnings: roomWarnings(room, guests),
  }))

/** Whether a warning is about this booking, as the first or the second person. */
const concerns = (warning: RoomWarning, booking_id: number): boolean =>
  warning.booking_id === booking_id || ('other_id' in warning && warning.other_id === booking_id)

/** Returns the warnings about a guest once the guest is in this room. */
export const warningsIn = (plan: RoomPlan, guest: PlanGuest, room: Room): RoomWarning[] =>
  roomWarnings(room, moved(plan, guest.booking_id, room.id).guests).filter(warning =>
    concerns(warning, guest.booking_id),
  )

/**
 * Returns the other rooms with a bed in every night of the stay: those of the booked type first, and among
 * them those with the fewest warnings.
 */
export const roomsFor = (plan: RoomPlan, guest: PlanGuest): Room[] => {
  const rank = (room: Room) =>
    (room.room_type_id === guest.room_type_id ? 0 : 100) + warningsIn(plan, guest, room).length
  return plan.rooms
    .filter(room => room.id !== guest.room_id && fullNights(room, guest, plan.guests).length === 0)
    .map(room => ({ room, rank: rank(room) }))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ room }) => room)
}

/** Returns how many beds of a room are in use on the fullest night of a stay. */
export const bedsInUse = ({ guests }: RoomPlan, room: Room, stay: Stay): number => {
  const own = guests.filter(({ room_id }) => room_id === room.id)
  const counts = nightsIn(stay).map(
    night => own.filter(({ start_date, end_date }) => start_date <= night && night < end_date).length,
  )
  return Math.max(0, ...counts)
}

export type RoomFilter = 'all' | 'free' | 'empty' | 'warned'

/** Whether a room is empty, or has a free bed in one of the nights in which somebody is there. */
const hasFreeBed = (room: PlannedRoom) =>
  room.guests.length === 0 ||
  room.guests.some(
    guest => fullNights({ ...room, beds: room.beds - 1 }, guest, room.guests).length < nightsOf(guest),
  )

const filters: Record<RoomFilter, (room: PlannedRoom) => boolean> = {
  all: () => true,
  free: hasFreeBed,
  empty: ({ guests }) => guests.length === 0,
  warned: ({ warnings }) => warnings.length > 0,
}
export const filterRooms = (rooms: readonly PlannedRoom[], filter: RoomFilter): PlannedRoom[] =>
  rooms.filter(filters[filter])

/** Returns the guests whose name or comment has the text in it. */
export const searchGuests = (guests: readonly PlanGuest[], search: string): PlanGuest[] => {
  const wanted = foldAccents(search.trim())
  return guests.filter(({ full_name, comment }) => foldAccents(`${full_name} ${comment}`).includes(wanted))
}
