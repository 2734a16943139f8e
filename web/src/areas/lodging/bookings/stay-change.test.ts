import { exampleBooking, exampleMeal } from '@academy/contract/lodging/bookings/schemas'
import type { StayChoice } from '@academy/contract/lodging/bookings/stay-choice'
import { exampleRoom } from '@academy/contract/programme/academy/schemas'
import { expect, test } from 'vitest'
import { type StayChange, stayChangeOf } from './stay-change.ts'

const options = {
  room_types: [
    { ...exampleRoom, price: 30 },
    { ...exampleRoom, id: exampleRoom.id + 1, price: 22 },
  ],
  meal_types: [{ ...exampleMeal, price: 25 }],
}
/** Nine nights of 55 euros. */
const booking = exampleBooking
const same = {
  start_date: booking.start_date,
  end_date: booking.end_date,
  academy_room_type_id: booking.room_type?.id ?? null,
  academy_meal_type_id: booking.meal_type?.id ?? null,
}

test.each([
  [{}, { total: 495, fee: 0, invoice: 'kept' }],
  [{ end_date: '2027-08-12' }, { total: 605, fee: 0, invoice: 'replaced' }],
  [{ end_date: '2027-08-08' }, { total: 440, fee: 55, invoice: 'replaced' }],
  [{ academy_room_type_id: exampleRoom.id + 1 }, { total: 459, fee: 36, invoice: 'replaced' }],
  [{ end_date: null }, undefined],
  [{ end_date: booking.start_date }, undefined],
] as const)('changing %j at 50 %%: %j', (change, expected) => {
  expect(stayChangeOf(booking, { ...same, ...change }, options, 50)).toEqual(expected)
})

test.each<[what: string, choice: StayChoice, invoice: StayChange['invoice'], total: number]>([
  ['nothing', {}, 'kept', 495],
  ['one night less', { end_date: '2027-08-09' }, 'replaced', 440],
  ['other days at the same price', { start_date: '2027-08-02', end_date: '2027-08-11' }, 'replaced', 495],
  ['the other room', { academy_room_type_id: exampleRoom.id + 1 }, 'replaced', 423],
  ['no meals', { academy_meal_type_id: null }, 'replaced', 270],
  ['accommodation elsewhere', { academy_room_type_id: null, academy_meal_type_id: null }, 'cancelled', 0],
])('without a fee: choosing %s', (_, choice, invoice, total) => {
  expect(stayChangeOf(booking, { ...same, ...choice }, options, 0)).toEqual({ invoice, total, fee: 0 })
})

test.each<[what: string, choice: StayChoice]>([
  ['equal start and end', { end_date: '2027-08-01' }],
  ['an end before the start', { end_date: '2027-07-31' }],
  ['no end date', { end_date: null }],
])('%s have no price', (_, choice) => {
  expect(stayChangeOf(booking, { ...same, ...choice }, options, 0)).toBeUndefined()
})

const elsewhere = { ...booking, room_type: null, meal_type: null, total_price: 0, invoice: null }
const nowhere = { ...same, academy_room_type_id: null, academy_meal_type_id: null }

test.each<[what: string, choice: StayChoice, invoice: StayChange['invoice'], total: number]>([
  ['nothing', nowhere, 'kept', 0],
  ['other days', { ...nowhere, end_date: '2027-08-05' }, 'kept', 0],
  ['a room', { ...nowhere, academy_room_type_id: exampleRoom.id + 1 }, 'issued', 198],
])('a guest who lodges elsewhere chooses %s', (_, choice, invoice, total) => {
  expect(stayChangeOf(elsewhere, choice, options, 0)).toEqual({ invoice, total, fee: 0 })
})

test('an earlier fee stays in the total', () => {
  const earlier = { ...booking, total_price: 550, change_fee: 55 }
  expect(stayChangeOf(earlier, { ...same, end_date: '2027-08-11' }, options, 50)).toMatchObject({
    total: 605,
    fee: 0,
  })
})

test('a reduced stay keeps its share with other days', () => {
  const reductions = [{ description: 'Scholarship', amount: 99, of: 495 }]
  const reduced = { ...booking, reductions, total_price: 396 }
  const change = stayChangeOf(reduced, { ...same, end_date: '2027-08-09' }, options, 0)
  expect(change).toEqual({ invoice: 'replaced', total: 352, fee: 0 })
})

test('a stay that is free of charge stays free with other days', () => {
  const free = { ...booking, is_free: true, total_price: 0, invoice: null }
  const change = stayChangeOf(free, { ...same, end_date: '2027-08-12' }, options, 50)
  expect(change).toEqual({ invoice: 'kept', total: 0, fee: 0 })
})
