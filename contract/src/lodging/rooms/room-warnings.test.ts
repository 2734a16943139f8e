import { describe, expect, test } from 'vitest'
import { fullNights, type PlacedGuest, type RoomWarning, roomWarnings, wishesOf } from './room-warnings.ts'

const SINGLE = 1
const DOUBLE = 2
const room = { id: 7, room_type_id: DOUBLE, beds: 2 }

const guest = (booking_id: number, details: Partial<PlacedGuest> = {}): PlacedGuest => ({
  booking_id,
  full_name: `Guest ${booking_id}`,
  start_date: '2027-08-01',
  end_date: '2027-08-08',
  room_type_id: DOUBLE,
  gender: 'female',
  age: 22,
  comment: '',
  room_id: room.id,
  ...details,
})
const after = { start_date: '2027-08-08', end_date: '2027-08-10' }

/** Each case: the guests with warnings, and a small change after which there are none. */
const cases: [why: string, before: PlacedGuest[], RoomWarning[], after: PlacedGuest[]][] = [
  [
    'warns about a room of another type than booked',
    [guest(1, { room_type_id: SINGLE })],
    [{ kind: 'other_type', booking_id: 1 }],
    [guest(1, { room_type_id: DOUBLE })],
  ],
  [
    'warns once about two genders in one night, but not when one leaves on the day the other arrives',
    [guest(1), guest(2, { gender: 'male' })],
    [{ kind: 'genders', booking_id: 1, other_id: 2 }],
    [guest(1), guest(2, { gender: 'male', ...after })],
  ],
  [
    'does not warn about a gender that nobody knows',
    [guest(1), guest(2, { gender: 'diverse' })],
    [{ kind: 'genders', booking_id: 1, other_id: 2 }],
    [guest(1), guest(2, { gender: null })],
  ],
  [
    'warns about a minor with an adult, but not about two minors',
    [guest(1), guest(2, { age: 17 })],
    [{ kind: 'minor', booking_id: 2, other_id: 1 }],
    [guest(1, { age: 16 }), guest(2, { age: 17 })],
  ],
  [
    'is of age from the 18th birthday on, and an unknown age is none',
    [guest(1, { age: 18 }), guest(2, { age: 17 })],
    [{ kind: 'minor', booking_id: 2, other_id: 1 }],
    [guest(1, { age: 18 }), guest(2, { age: null })],
  ],
  [
    'warns about a wish for somebody in another room, but not in the same one',
    [guest(1, { comment: 'Gern mit Zoe  Dvorak!' }), guest(2, { full_name: 'Zoë Dvořák', room_id: 8 })],
    [{ kind: 'wish', booking_id: 1, other_id: 2 }],
    [guest(1, { comment: 'Gern mit Zoe  Dvorak!' }), guest(2, { full_name: 'Zoë Dvořák' })],
  ],
  [
    'does not warn about a wish for somebody who is not placed yet',
    [guest(1, { comment: 'with Guest 2' }), guest(2, { room_id: 8 })],
    [{ kind: 'wish', booking_id: 1, other_id: 2 }],
    [guest(1, { comment: 'with Guest 2' }), guest(2, { room_id: null })],
  ],
  [
    'does not warn about a wish for somebody who is there on other days',
    [guest(1, { comment: 'with Guest 2' }), guest(2, { room_id: 8 })],
    [{ kind: 'wish', booking_id: 1, other_id: 2 }],
    [guest(1, { comment: 'with Guest 2' }), guest(2, { room_id: 8, ...after })],
  ],
]

test.each(cases)('%s', (_, before, warnings, changed) => {
  expect(roomWarnings(room, before)).toEqual(warnings)
  expect(roomWarnings(room, changed)).toEqual([])
})

test('a wish is a full name, not a part of another one', () => {
  const all = [guest(1), guest(2, { full_name: 'Ida Brenn' }), guest(3, { full_name: 'Jo-Ann O’Hara-Lind' })]
  const named = (comment: string) => wishesOf(guest(1, { comment }), all).map(({ booking_id }) => booking_id)
  expect(named('am liebsten mit ida brenn.')).toEqual([2])
  expect(named('Mit Frida Brenn oder Ida Brenner')).toEqual([])
  expect(named('Guest 1')).toEqual([])
  expect(named('')).toEqual([])
})

describe('the nights without a free bed', () => {
  const all = [
    guest(1, { start_date: '2027-08-01', end_date: '2027-08-04' }),
    guest(2, { start_date: '2027-08-03', end_date: '2027-08-06' }),
    guest(3, { room_id: 8 }),
    guest(4, { room_id: null }),
  ]
  test.each<[beds: number, stay: [string, string], nights: string[]]>([
    [2, ['2027-08-01', '2027-08-08'], ['2027-08-03']],
    [2, ['2027-08-04', '2027-08-08'], []],
    [3, ['2027-08-01', '2027-08-08'], []],
    [1, ['2027-08-05', '2027-08-08'], ['2027-08-05']],
    [1, ['2027-08-06', '2027-08-08'], []],
  ])('with %i beds for a stay of %j are %j', (beds, [start_date, end_date], nights) => {
    expect(fullNights({ id: room.id, beds }, { booking_id: 9, start_date, end_date }, all)).toEqual(nights)
  })

  test('do not count the guest', () => {
    expect(fullNights({ id: room.id, beds: 1 }, guest(1), [guest(1)])).toEqual([])
  })
})
