import { expect, test } from 'vitest'
import { concertDays, isOutsideConcerts } from './concert-days.ts'

const academy = { start_date_academy: '2027-08-01', end_date_academy: '2027-08-15' }
const days = (min_date: string, max_date = '2027-08-14') => ({ min_date, max_date })

test.each([
  // Long before the academy: the first concert is on the day after arrival.
  ['2027-03-02', 9, days('2027-08-02')],
  ['2027-08-01', 23, days('2027-08-02')],
  // The first day: until 11:00 today can be chosen.
  ['2027-08-02', 0, days('2027-08-02')],
  ['2027-08-02', 10, days('2027-08-02')],
  ['2027-08-02', 11, days('2027-08-03')],
  ['2027-08-02', 23, days('2027-08-03')],
  ['2027-08-07', 10, days('2027-08-07')],
  ['2027-08-07', 11, days('2027-08-08')],
  // The last concert is on the day before departure.
  ['2027-08-13', 11, days('2027-08-14')],
  ['2027-08-14', 10, days('2027-08-14')],
  ['2027-08-14', 11, null],
  ['2027-08-15', 0, null],
  ['2027-12-24', 9, null],
])('on %s from %i:00 on: %j', (today, hour, expected) =>
  expect(concertDays(academy, { today, hour })).toEqual(expected),
)

test.each([
  // The clocks go forward on 28 March 2027 and back on 31 October.
  ['2027-03-26', '2027-04-02', '2027-03-27', 11, days('2027-03-28', '2027-04-01')],
  ['2027-03-26', '2027-04-02', '2027-03-28', 11, days('2027-03-29', '2027-04-01')],
  ['2027-03-27', '2027-03-29', '2027-03-01', 8, days('2027-03-28', '2027-03-28')],
  ['2027-10-29', '2027-11-03', '2027-10-30', 12, days('2027-10-31', '2027-11-02')],
  ['2027-10-29', '2027-11-03', '2027-10-31', 10, days('2027-10-31', '2027-11-02')],
  ['2027-10-29', '2027-11-01', '2027-10-31', 11, null],
  // Across the end of a month, a year and a February.
  ['2027-12-30', '2028-01-03', '2027-12-31', 11, days('2028-01-01', '2028-01-02')],
  ['2028-02-27', '2028-03-03', '2028-02-28', 11, days('2028-02-29', '2028-03-02')],
])(
  'an academy from %s to %s, on %s at %i:00',
  (start_date_academy, end_date_academy, today, hour, expected) =>
    expect(concertDays({ start_date_academy, end_date_academy }, { today, hour })).toEqual(expected),
)

test('an academy of two days has no concerts', () => {
  const short = { start_date_academy: '2027-08-01', end_date_academy: '2027-08-02' }
  expect(concertDays(short, { today: '2027-03-02', hour: 9 })).toBeNull()
})

const range = { min_date: '2027-08-05', max_date: '2027-08-14' }
const over = { min_date: null, max_date: null }

test.each([
  ['the first and the last day', ['2027-08-05', '2027-08-14'], range, undefined, false],
  ['a day before and after', ['2027-08-04', '2027-08-15'], range, undefined, true],
  ['the day of the request, which has become too early', ['2027-08-04'], range, '2027-08-04', false],
  ['another day that is too early', ['2027-08-03'], range, '2027-08-04', true],
  ['any day once the concerts are over', ['2027-08-05'], over, undefined, true],
  ['the day of the request once the concerts are over', ['2027-08-05'], over, '2027-08-05', false],
])('%s', (_, days, dates, known_day, isOutside) => {
  for (const day of days) expect(isOutsideConcerts(day, dates, known_day)).toBe(isOutside)
})
