import { expect, test } from 'vitest'
import { formatHour, formatLongPeriod, formatLongWeekday, formatPeriodOfMonth } from './format-period.ts'

test('periods name their month once', () => {
  expect(formatLongPeriod('2027-08-01', '2027-08-15', 'en')).toBe('1 – 15 August 2027')
  expect(formatLongPeriod('2027-08-01', '2027-08-15', 'de')).toBe('1. – 15. August 2027')
  expect(formatPeriodOfMonth('2027-07-28', '2027-08-04', 'de')).toBe('28. Juli – 4. August')
  expect(formatPeriodOfMonth('2027-07-01', '2027-07-01', 'en')).toBe('1 July')
})

test('a day of the week, and an hour in Vienna', () => {
  expect(formatLongWeekday('2027-08-06', 'de')).toBe('Freitag, 6. August')
  expect(formatLongWeekday('2027-08-06', 'en')).toMatch(/^Friday,? 6 August$/)
  expect(formatHour('2027-08-06T18:00:00.000Z', 'en')).toBe('8 pm')
  expect(formatHour('2027-08-06T18:00:00.000Z', 'de')).toBe('20 Uhr')
  expect(formatHour('2027-12-06T18:30:00.000Z', 'de')).toBe('19.30 Uhr')
  expect(formatHour('2027-08-06T09:30:00.000Z', 'en')).toBe('11.30 am')
})
