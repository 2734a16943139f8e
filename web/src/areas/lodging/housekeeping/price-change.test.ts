import { exampleBooking } from '@academy/contract/lodging/bookings/schemas'
import type { StayChoice } from '@academy/contract/lodging/bookings/stay-choice'
import { expect, test } from 'vitest'
import { type PriceChange, priceChangeOf } from './price-preview.tsx'

const option = (id: number, price: number) => ({
  id,
  name_de: '',
  name_en: '',
  description_de: '',
  description_en: '',
  price,
})
const options = { room_types: [option(1, 30), option(2, 22)], meal_types: [option(1, 25)] }
const asBooked: StayChoice = {
  start_date: exampleBooking.start_date,
  end_date: exampleBooking.end_date,
  academy_room_type_id: 1,
  academy_meal_type_id: 1,
}

test.each<[what: string, choice: StayChoice, change: PriceChange | undefined]>([
  ['nothing', {}, { invoice: 'kept', total: 495 }],
  ['one night less', { end_date: '2027-08-09' }, { invoice: 'replaced', total: 440 }],
  [
    'other days at the same price',
    { start_date: '2027-08-02', end_date: '2027-08-11' },
    { invoice: 'replaced', total: 495 },
  ],
  ['the other room', { academy_room_type_id: 2 }, { invoice: 'replaced', total: 423 }],
  ['no meals', { academy_meal_type_id: null }, { invoice: 'replaced', total: 270 }],
  [
    'accommodation elsewhere',
    { academy_room_type_id: null, academy_meal_type_id: null },
    { invoice: 'cancelled', total: 0 },
  ],
  ['equal start and end', { end_date: '2027-08-01' }, undefined],
  ['an end before the start', { end_date: '2027-07-31' }, undefined],
  ['no end date', { end_date: null }, undefined],
])('choosing %s', (_, choice, change) => {
  expect(priceChangeOf(exampleBooking, { ...asBooked, ...choice }, options)).toEqual(change)
})

const elsewhere = { ...exampleBooking, room_type: null, meal_type: null, total_price: 0, invoice: null }
const nowhere = { ...asBooked, academy_room_type_id: null, academy_meal_type_id: null }

test.each<[what: string, choice: StayChoice, change: PriceChange]>([
  ['nothing', nowhere, { invoice: 'kept', total: 0 }],
  ['other days', { ...nowhere, end_date: '2027-08-05' }, { invoice: 'kept', total: 0 }],
  ['a room', { ...nowhere, academy_room_type_id: 2 }, { invoice: 'issued', total: 198 }],
])('a guest who lodges elsewhere chooses %s', (_, choice, change) => {
  expect(priceChangeOf(elsewhere, choice, options)).toEqual(change)
})

test('a reduced stay keeps its share with other days', () => {
  const reductions = [{ description: 'Scholarship', amount: 99, of: 495 }]
  const reduced = { ...exampleBooking, reductions, total_price: 396 }
  const change = priceChangeOf(reduced, { ...asBooked, end_date: '2027-08-09' }, options)
  expect(change).toEqual({ invoice: 'replaced', total: 352 })
})

test('a stay that is free of charge stays free with other days', () => {
  const free = { ...exampleBooking, is_free: true, total_price: 0, invoice: null }
  const change = priceChangeOf(free, { ...asBooked, end_date: '2027-08-12' }, options)
  expect(change).toEqual({ invoice: 'kept', total: 0 })
})
