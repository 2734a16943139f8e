import { expect, test } from 'vitest'
import { daysBetween, laterDay } from './days.ts'

test('adding days crosses months, years and clock changes', () => {
  expect(laterDay('2027-07-31', 1)).toBe('2027-08-01')
  expect(laterDay('2028-01-01', -1)).toBe('2027-12-31')
  expect(laterDay('2027-03-27', 2)).toBe('2027-03-29')
})

test('days between two dates are counted correctly across clock changes', () => {
  expect(daysBetween('2027-03-27', '2027-03-29')).toBe(2)
  expect(daysBetween('2027-07-01', '2027-07-01')).toBe(0)
  expect(daysBetween('2027-07-02', '2027-07-01')).toBe(-1)
})
