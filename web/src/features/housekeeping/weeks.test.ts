import { nightsIn } from '@academy/contract/lodging/stay'
import { expect, test } from 'vitest'
import { weekdayOf, weeksOf } from './weeks.ts'

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
