import { expect, test } from 'vitest'
import { mondayOf, moneyWeeks } from './money-weeks.ts'

test.each([
  ['2027-06-14', '2027-06-14'],
  ['2027-06-20', '2027-06-14'],
  // A week of two years.
  ['2027-01-01', '2026-12-28'],
  ['2026-12-31', '2026-12-28'],
  ['2028-02-29', '2028-02-28'],
  // Summer time begins and ends on a Sunday.
  ['2027-03-28', '2027-03-22'],
  ['2027-03-29', '2027-03-29'],
  ['2027-10-31', '2027-10-25'],
  ['2027-11-01', '2027-11-01'],
  ['2023-12-31', '2023-12-25'],
])('the week of %s begins on %s', (day, monday) => {
  expect(mondayOf(day)).toBe(monday)
})

const none = { invoiced: 0, open: 0, due: 0, received: 0 }

test('weeks without money are there, and sums have no errors of binary fractions', () => {
  const days = [
    { ...none, day: '2027-06-16', invoiced: 0.1, open: 0.1 },
    { ...none, day: '2027-06-20', invoiced: 0.2, received: 75 },
    { ...none, day: '2027-07-01', due: 0.1 },
  ]
  expect(moneyWeeks(days, '2027-06-20')).toEqual([
    { monday: '2027-06-14', invoiced: 0.3, open: 0.1, due: 0, received: 75 },
    { monday: '2027-06-21', ...none },
    { monday: '2027-06-28', ...none, due: 0.1 },
  ])
})

test.each([
  ['later', '2027-06-30', ['2027-06-14', '2027-06-21', '2027-06-28']],
  ['earlier', '2027-06-01', ['2027-05-31', '2027-06-07', '2027-06-14']],
])('the week of today is there, also if it is %s than all money', (_, today, mondays) => {
  const weeks = moneyWeeks([{ ...none, day: '2027-06-15', invoiced: 1 }], today)
  expect(weeks.map(({ monday }) => monday)).toEqual(mondays)
})

test('without money there are no weeks', () => {
  expect(moneyWeeks([], '2027-06-20')).toEqual([])
})
