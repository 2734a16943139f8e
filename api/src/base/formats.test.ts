import { expect, test } from 'vitest'
import { dayText, decimalText, fromToText, periodText, shortPeriodsText, weekdayText } from './formats.ts'

test.each([
  ['de', 'Montag', '2. August 2027', '2. – 10. August 2027', '28. Juli – 3. August 2027'],
  ['en', 'Monday', '2 August 2027', '2 – 10 August 2027', '28 July – 3 August 2027'],
] as const)('in %s', (locale, weekday, day, period, overMonths) => {
  expect(dayText('2027-08-02', locale)).toBe(day)
  expect(weekdayText('2027-08-02', locale)).toBe(`${weekday}, ${day}`)
  expect(periodText('2027-08-02', '2027-08-10', locale)).toBe(period)
  expect(periodText('2027-07-28', '2027-08-03', locale)).toBe(overMonths)
})

test.each([
  ['de', '4. August', '4. August und 6. – 8. August', '30. Juli – 2. August, 4. August und 6. August'],
  ['en', '4 August', '4 August and 6 – 8 August', '30 July – 2 August, 4 August and 6 August'],
] as const)('several periods in %s', (locale, one, two, three) => {
  const single: [string, string] = ['2027-08-04', '2027-08-04']
  expect(shortPeriodsText([single], locale)).toBe(one)
  expect(shortPeriodsText([single, ['2027-08-06', '2027-08-08']], locale)).toBe(two)
  expect(shortPeriodsText([['2027-07-30', '2027-08-02'], single, ['2027-08-06', '2027-08-06']], locale)).toBe(
    three,
  )
})

test.each([
  [4, '4,0', '4.0'],
  [4.325, '4,33', '4.33'],
  [1234.5, '1.234,5', '1,234.5'],
])('%s as a number', (value, german, english) => {
  expect([decimalText(value, 'de').replace(/\s/g, '.'), decimalText(value, 'en')]).toEqual([german, english])
})

test('a period within a sentence', () => {
  expect(fromToText('2027-08-01', '2027-08-15', 'de')).toBe('vom 1. bis 15. August 2027')
  expect(fromToText('2027-08-01', '2027-08-15', 'en')).toBe('from 1 to 15 August 2027')
  expect(fromToText('2027-07-28', '2027-08-03', 'de')).toBe('vom 28. Juli bis 3. August 2027')
})
