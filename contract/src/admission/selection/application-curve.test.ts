import { expect, test } from 'vitest'
import { applicationCurve, placeOfToday } from './application-curve.ts'

const season = (deadline: string, ...days: [day: string, applied: number, paid: number][]) => ({
  deadline,
  days: days.map(([day, applied, paid]) => ({ day, applied, paid })),
})

/** What a curve says at each distance: applications and paid fees of now and before. */
const read = (...input: Parameters<typeof applicationCurve>) =>
  applicationCurve(...input).map(({ distance, day, now, before }) => [
    distance,
    day,
    now && [now.applied, now.paid],
    before && [before.applied, before.paid],
  ])

test('the curve begins at zero, the day before the first application, and ends with the deadline', () => {
  expect(read(season('2027-07-01', ['2027-06-29', 2, 0], ['2027-06-30', 1, 2]), null, '2027-08-01')).toEqual([
    [-3, '2027-06-28', [0, 0], null],
    [-2, '2027-06-29', [2, 0], null],
    [-1, '2027-06-30', [3, 2], null],
    [0, '2027-07-01', [3, 2], null],
  ])
})

test('days to come have no figure of this year, but one of the year before', () => {
  const before = season('2026-07-02', ['2026-07-01', 4, 4], ['2026-07-03', 1, 1])
  expect(read(season('2027-07-01', ['2027-06-30', 3, 1]), before, '2027-06-30')).toEqual([
    [-2, '2027-06-29', [0, 0], [0, 0]],
    [-1, '2027-06-30', [3, 1], [4, 4]],
    [0, '2027-07-01', null, [4, 4]],
    [1, '2027-07-02', null, [5, 5]],
  ])
})

test.each([
  // 2028 has a 29 February: the same day of the year is one day further away.
  ['a leap year now', '2028-07-01', '2028-02-20', '2027-07-01', '2027-02-19'],
  ['a leap year before', '2029-07-01', '2029-02-20', '2028-07-01', '2028-02-21'],
  // The clocks change on 28 March 2027 and 29 March 2026.
  ['the beginning of summer time', '2027-07-01', '2027-03-28', '2026-07-01', '2026-03-28'],
  ['the end of summer time', '2027-12-01', '2027-10-31', '2026-12-01', '2026-10-31'],
  ['another deadline', '2027-06-15', '2027-06-01', '2026-07-01', '2026-06-17'],
])('distances are whole days: %s', (_, deadline, day, deadlineBefore, dayBefore) => {
  const curve = applicationCurve(
    season(deadline, [day, 1, 1]),
    season(deadlineBefore, [dayBefore, 1, 1]),
    deadline,
  )
  const place = curve.findIndex(({ now }) => now?.applied === 1)
  expect(curve[place]?.day).toBe(day)
  expect([curve[place - 1], curve[place]].map(at => at?.before?.applied)).toEqual([0, 1])
})

test('without any application there is no curve', () => {
  expect(applicationCurve(season('2027-07-01'), season('2026-07-01'), '2027-06-01')).toEqual([])
})

test.each([
  ['2027-06-01', 0],
  ['2027-06-29', 1],
  ['2027-12-01', 3],
])('on %s the reading starts at place %i', (today, place) => {
  expect(placeOfToday(applicationCurve(season('2027-07-01', ['2027-06-29', 2, 0]), null, today))).toBe(place)
})
