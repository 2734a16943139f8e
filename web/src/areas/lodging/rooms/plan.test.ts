import type { PlanGuest, Room, RoomPlan } from '@academy/contract/lodging/rooms/schemas'
import { expect, test } from 'vitest'
import { bedsInUse, filterRooms, moved, plannedRooms, roomsFor, searchGuests, warningsIn } from './plan.ts'

const type = (id: number) => ({ id, name_de: 'Zimmer', name_en: 'Room', beds: 9 })
const room = (id: number, beds: number, room_type_id = 2): Room => ({
  id,
  version: 1,
  room_type_id,
  name: String(id),
  beds,
  floor: '',
  notes: '',
})
const guest = (booking_id: number, room_id: number | null, details: Partial<PlanGuest> = {}): PlanGuest => ({
  booking_id,
  account_id: booking_id,
  full_name: `Guest ${booking_id}`,
  start_date: '2027-08-01',
  end_date: '2027-08-05',
  room_type_id: 2,
  gender: 'female',
  locale: 'de',
  age: 20,
  comment: '',
  room_id,
  ...details,
})
const plan: RoomPlan = {
  room_types: [type(1), type(2)],
  rooms: [room(10, 2), room(11, 2), room(12, 1, 1), room(13, 1), room(14, 2)],
  guests: [
    guest(1, 10),
    guest(2, 10),
    guest(3, 11, { gender: 'male' }),
    guest(4, 13, { start_date: '2027-08-05', end_date: '2027-08-08' }),
    guest(5, null, { comment: 'Zoë' }),
  ],
}
const five = guest(5, null)
const ids = (rooms: { id: number }[]) => rooms.map(({ id }) => id)

test('rooms with a bed in every night are offered: the booked type first, fewest warnings first', () => {
  expect(ids(roomsFor(plan, five))).toEqual([13, 14, 11, 12])
})

test('the room of the guest is not offered', () => {
  expect(ids(roomsFor(plan, guest(3, 11, { gender: 'male' })))).not.toContain(11)
})

test('warnings are known before a guest is placed', () => {
  expect(warningsIn(plan, five, room(11, 2))).toEqual([{ kind: 'genders', booking_id: 3, other_id: 5 }])
  expect(warningsIn(plan, five, room(12, 1, 1))).toEqual([{ kind: 'other_type', booking_id: 5 }])
  expect(warningsIn(plan, five, room(14, 2))).toEqual([])
})

test('a moved booking is in its new room, and all others stay', () => {
  const after = moved(plan, 5, 14)
  expect(after.guests.map(({ room_id }) => room_id)).toEqual([10, 10, 11, 13, 14])
  expect(moved(after, 5, null)).toEqual(plan)
})

test('beds in use are those of the fullest night of the stay', () => {
  expect(bedsInUse(plan, room(10, 2), five)).toBe(2)
  expect(bedsInUse(plan, room(13, 1), five)).toBe(0)
})

test.each([
  ['all', [10, 11, 12, 13, 14]],
  ['free', [10, 12, 14]],
  ['empty', [12, 14]],
  ['warned', [11]],
] as const)('the filter %s keeps rooms %j', (filter, kept) => {
  const rooms = plannedRooms(moved(plan, 1, 11))
  expect(ids(filterRooms(rooms, filter))).toEqual(kept)
})

test('the search finds names and comments without accents', () => {
  expect(searchGuests(plan.guests, ' zoe').map(({ booking_id }) => booking_id)).toEqual([5])
})
