// Warnings about who shares a room. Without zod: the page computes them while people are placed.
import { FULL_AGE } from '../../base/constants.ts'
import { foldAccents } from '../../base/fold-accents.ts'
import type { Stay } from '../../base/period.ts'
import { nightsIn } from '../bookings/stay-price.ts'

export interface PlacedGuest extends Stay {
  booking_id: number
  full_name: string
  room_type_id: number
  /** Null: not known. */
  gender: string | null
  /** On the day of arrival; null: not known. */
  age: number | null
  comment: string
  /** Null: not placed yet. */
  room_id: number | null
}

export interface PlannedRoom {
  id: number
  room_type_id: number
  beds: number
}

export type RoomWarning =
  | { kind: 'other_type'; booking_id: number }
  /** Different genders in one room, in the same night. */
  | { kind: 'genders'; booking_id: number; other_id: number }
  /** The first one is a minor, the other one is not. */
  | { kind: 'minor'; booking_id: number; other_id: number }
  /** The comment names somebody who sleeps in another room. */
  | { kind: 'wish'; booking_id: number; other_id: number }

/** Whether two stays have a night in common. */
const shareNight = (one: Stay, other: Stay): boolean =>
  one.start_date < other.end_date && other.start_date < one.end_date

const plain = (text: string) => foldAccents(text).replace(/\s+/g, ' ').trim()

/** Returns the guests of the same nights whom a comment names in full. */
export const wishesOf = <Guest extends PlacedGuest>(guest: PlacedGuest, all: readonly Guest[]): Guest[] => {
  if (guest.comment === '') return []
  const comment = ` ${plain(guest.comment).replace(/[^\p{L}\p{N}'-]+/gu, ' ')} `
  return all.filter(
    other =>
      other.booking_id !== guest.booking_id &&
      shareNight(guest, other) &&
      comment.includes(` ${plain(other.full_name)} `),
  )
}

/** Returns the nights of a stay in which the room has no free bed for this guest. */
export const fullNights = (
  { id, beds }: Pick<PlannedRoom, 'id' | 'beds'>,
  guest: Pick<PlacedGuest, 'booking_id' | 'start_date' | 'end_date'>,
  all: readonly PlacedGuest[],
): string[] => {
  const others = all.filter(({ room_id, booking_id }) => room_id === id && booking_id !== guest.booking_id)
  return nightsIn(guest).filter(
    night =>
      others.filter(({ start_date, end_date }) => start_date <= night && night < end_date).length >= beds,
  )
}

const pairWarnings = (guest: PlacedGuest, roommate: PlacedGuest): RoomWarning[] => {
  const { booking_id } = guest
  const other_id = roommate.booking_id
  const differs = guest.gender !== null && roommate.gender !== null && guest.gender !== roommate.gender
  const isMinorWithAdult =
    guest.age !== null && roommate.age !== null && guest.age < FULL_AGE && roommate.age >= FULL_AGE
  return [
    // Once for each pair.
    ...(differs && booking_id < other_id ? [{ kind: 'genders' as const, booking_id, other_id }] : []),
    ...(isMinorWithAdult ? [{ kind: 'minor' as const, booking_id, other_id }] : []),
  ]
}

/** Returns all warnings about a room, guest by guest. `all` are the guests of the plan. */
export const roomWarnings = (room: PlannedRoom, all: readonly PlacedGuest[]): RoomWarning[] => {
  const guests = all.filter(({ room_id }) => room_id === room.id)
  return guests.flatMap(guest => {
    const { booking_id } = guest
    const roommates = guests.filter(other => other.booking_id !== booking_id && shareNight(guest, other))
    const elsewhere = wishesOf(guest, all).filter(({ room_id }) => room_id !== null && room_id !== room.id)
    return [
      ...(guest.room_type_id === room.room_type_id ? [] : [{ kind: 'other_type' as const, booking_id }]),
      ...roommates.flatMap(roommate => pairWarnings(guest, roommate)),
      ...elsewhere.map(other => ({ kind: 'wish' as const, booking_id, other_id: other.booking_id })),
    ]
  })
}
