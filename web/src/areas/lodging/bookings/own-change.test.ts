import { exampleBooking, exampleMeal } from '@academy/contract/lodging/bookings/schemas'
import { exampleRoom } from '@academy/contract/programme/academy/schemas'
import { expect, test } from 'vitest'
import { ownChangeOf } from './own-change.ts'

const options = {
  room_types: [
    { ...exampleRoom, price: 30 },
    { ...exampleRoom, id: exampleRoom.id + 1, price: 22 },
  ],
  meal_types: [{ ...exampleMeal, price: 25 }],
}
/** Nine nights of 55 euros. */
const booking = { ...exampleBooking, cancellation: { cost: 247.5, percent: 50, until: null } }
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
] as const)('changing %j: %j', (change, expected) => {
  expect(ownChangeOf(booking, { ...same, ...change }, options)).toEqual(expected)
})

test('an earlier fee stays in the total', () => {
  const earlier = { ...booking, total_price: 550, change_fee: 55 }
  expect(ownChangeOf(earlier, { ...same, end_date: '2027-08-11' }, options)).toMatchObject({
    total: 605,
    fee: 0,
  })
})

test('without an invoice one is issued, and a free stay stays free', () => {
  const unpaid = { ...booking, total_price: 0, invoice: null, room_type: null, meal_type: null }
  expect(ownChangeOf(unpaid, same, options)).toEqual({ total: 495, fee: 0, invoice: 'issued' })
  expect(ownChangeOf({ ...unpaid, is_free: true }, same, options)).toMatchObject({
    total: 0,
    invoice: 'kept',
  })
})
