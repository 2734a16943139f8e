import { nightsIn } from '@academy/contract/lodging/bookings/stay-price'
import { expect, test } from 'vitest'
import { type Fullness, fullnessOf, weekdayOf, weeksOf } from './occupancy-calendar.tsx'

test.each([
  ['2027-08-01', 7],
  ['2027-08-02', 1],
  ['2028-02-29', 2],
  ['2027-01-01', 5],
])('%s is day %i of its week', (day, weekday) => {
  expect(weekdayOf(day)).toBe(weekday)
})

test.each<[start: string, end: string, lengths: number[]]>([
  ['2027-08-01', '2027-08-01', []],
  ['2027-08-01', '2027-08-15', [1, 7, 6]],
  ['2027-08-02', '2027-08-09', [7]],
  ['2027-08-30', '2027-09-03', [4]],
  ['2028-02-26', '2028-03-06', [2, 7]],
])('the nights from %s to %s form weeks of %j', (start_date, end_date, lengths) => {
  const nights = nightsIn({ start_date, end_date }).map(night => ({ night }))
  const weeks = weeksOf(nights)
  expect(weeks.map(week => week.length)).toEqual(lengths)
  expect(weeks.flat()).toEqual(nights)
})

test.each<[taken: number, beds: number, fullness: Fullness]>([
  [0, 20, 'empty'],
  [1, 20, 'some'],
  [15, 20, 'some'],
  [16, 20, 'nearly'],
  [19, 20, 'nearly'],
  [20, 20, 'full'],
  [21, 20, 'full'],
  [0, 1, 'empty'],
  [1, 1, 'full'],
  [0, 0, 'full'],
])('%i of %i beds: %s', (taken, beds, fullness) => {
  expect(fullnessOf(taken, beds)).toBe(fullness)
})
