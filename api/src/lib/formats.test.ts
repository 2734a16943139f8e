import { expect, test } from 'vitest'
import { dayText, euroText, periodText } from './formats.ts'

test.each([
  ['de', '2. August 2027', '2. – 10. August 2027', '28. Juli – 3. August 2027', '€ 1.250,50'],
  ['en', '2 August 2027', '2 – 10 August 2027', '28 July – 3 August 2027', '€1,250.50'],
] as const)('in %s', (locale, day, period, overMonths, amount) => {
  expect(dayText('2027-08-02', locale)).toBe(day)
  expect(periodText('2027-08-02', '2027-08-10', locale)).toBe(period)
  expect(periodText('2027-07-28', '2027-08-03', locale)).toBe(overMonths)
  expect(euroText(1250.5, locale).replace(/\s/g, ' ')).toBe(amount)
})
