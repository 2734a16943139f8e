import { expect, test } from 'vitest'
import { type Season, seasonOf } from './phase.ts'

const academy = { start_date: '2027-08-01', end_date: '2027-08-15', deadline: '2027-07-01' }

test.each<[today: string, season: Season]>([
  ['2026-11-15', 'applications'],
  ['2027-07-01', 'applications'],
  ['2027-07-02', 'beforehand'],
  ['2027-07-31', 'beforehand'],
  ['2027-08-01', 'academy'],
  ['2027-08-15', 'academy'],
  ['2027-08-16', 'afterwards'],
  ['2027-12-31', 'afterwards'],
])('on %s the part of the year is %s', (today, season) => {
  expect(seasonOf(academy, today)).toBe(season)
})

test('an academy that accepts applications while it lasts has begun all the same', () => {
  expect(seasonOf({ ...academy, deadline: '2027-08-10' }, '2027-08-05')).toBe('academy')
})
