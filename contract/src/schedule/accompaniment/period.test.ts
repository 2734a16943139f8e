import { expect, test } from 'vitest'
import { isInside } from '../../base/period.ts'

const period = { start_date: '2027-08-02', end_date: '2027-08-10' }

test.each([
  ['2027-08-02', '2027-08-10', true],
  ['2027-08-03', '2027-08-09', true],
  ['2027-08-01', '2027-08-10', false],
  ['2027-08-02', '2027-08-11', false],
  ['2027-08-01', '2027-08-11', false],
  ['2027-07-20', '2027-08-01', false],
  ['2027-08-11', '2027-08-14', false],
  ['2026-08-03', '2026-08-09', false],
])('a masterclass from %s to %s is inside the period: %s', (start_date, end_date, inside) => {
  expect(isInside({ start_date, end_date }, period)).toBe(inside)
})
