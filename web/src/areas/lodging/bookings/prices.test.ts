import { exampleMeal } from '@academy/contract/lodging/bookings/schemas'
import { exampleRoom } from '@academy/contract/programme/academy/schemas'
import { expect, test } from 'vitest'
import { pricesOf } from './price-line.tsx'
import { type Choices, NONE, nothingChosen } from './wizard.ts'

const options = { room_types: [{ ...exampleRoom, is_single: true }], meal_types: [exampleMeal] }
const days = { start_date: '2027-08-01', end_date: '2027-08-04' }

test.each<[name: string, choices: Partial<Choices>, total: number]>([
  ['nothing is chosen', {}, 0],
  ['only the days', days, 0],
  ['a bed', { ...days, room: 1 }, 90],
  ['a bed without meals', { ...days, room: 1, meals: NONE }, 90],
  ['bed and meals', { ...days, room: 1, meals: 1 }, 165],
  ['lodging elsewhere, whatever was chosen to eat', { ...days, room: NONE, meals: 1 }, 0],
  ['bed and meals without days', { room: 1, meals: 1 }, 0],
])('the price of a stay: %s', (_, choices, total) => {
  expect(pricesOf({ ...nothingChosen, ...choices }, options).total).toBe(total)
})
