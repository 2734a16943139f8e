import { expect, test } from 'vitest'
import {
  dayInVienna,
  formatAmount,
  formatBytes,
  formatCount,
  formatDay,
  formatDayOfWeek,
  formatDayRange,
  formatLongDay,
  formatLongInstant,
  formatMoney,
  formatNumber,
  formatShortDay,
  formatShortRange,
  nameIn,
  yearOf,
} from './format.ts'

test('dates have the format DD.MM.YYYY, and DD.MM. at the start of a period', () => {
  expect(formatDay('2027-08-01')).toBe('01.08.2027')
  expect(formatShortDay('2027-08-01')).toBe('01.08.')
  expect(formatDayRange('2027-07-30', '2027-08-15')).toBe('30.07. - 15.08.2027')
  expect(formatShortRange('2027-07-30', '2027-08-15')).toBe('30.07. - 15.08.')
  expect(yearOf('2027-08-01')).toBe(2027)
})

test('dates in running text have the name of the month', () => {
  expect(formatLongDay('2027-07-01', 'en')).toBe('1 July 2027')
  expect(formatLongDay('2027-07-01', 'de')).toBe('1. Juli 2027')
  expect(formatLongInstant('2027-07-01T08:00:00.000Z', 'en')).toBe('1 July 2027, 10:00')
})

test('weekdays are in the language of the page', () => {
  expect(formatDayOfWeek('2027-08-01', 'en')).toBe('Sun 01.08.')
  expect(formatDayOfWeek('2027-08-01', 'de')).toBe('So 01.08.')
})

test('money is in euros in every language, with cents only where there are some', () => {
  expect(formatMoney(75, 'en')).toBe('€75')
  expect(formatMoney(1080.5, 'en')).toBe('€1,080.50')
  expect(formatMoney(75, 'de')).toBe('€\u00a075')
  expect(formatMoney(80.5, 'de')).toBe('€\u00a080,50')
  expect(formatAmount(75, 'en')).toBe('€75.00')
  expect(formatAmount(75, 'de')).toBe('€\u00a075,00')
})

test('a localized name is in the language of the page', () => {
  const organ = { name_de: 'Orgel', name_en: 'Organ' }
  expect(nameIn('de', organ)).toBe('Orgel')
  expect(nameIn('en', organ)).toBe('Organ')
})

test('the academy’s day changes at midnight in Vienna, in summer and in winter', () => {
  expect(dayInVienna('2027-07-01T21:59:59Z')).toBe('2027-07-01')
  expect(dayInVienna('2027-07-01T22:00:00Z')).toBe('2027-07-02')
  expect(dayInVienna('2027-01-31T22:59:59Z')).toBe('2027-01-31')
  expect(dayInVienna('2027-01-31T23:00:00Z')).toBe('2027-02-01')
})

test('a file size has at most three digits', () => {
  expect(formatBytes(346, 'en')).toBe('1 kB')
  expect(formatBytes(182_331, 'en')).toBe('183 kB')
  expect(formatBytes(999_600, 'en')).toBe('1 MB')
  expect(formatBytes(2_440_000, 'de')).toBe('2,44 MB')
})

test.each<[value: number, locale: 'de' | 'en', text: string]>([
  [4.4286, 'en', '4.43'],
  [4.4286, 'de', '4,43'],
  [4, 'de', '4,0'],
  [4, 'en', '4.0'],
])('%s in %s is %s', (value, locale, text) => {
  expect(formatNumber(value, locale)).toBe(text)
})

test('counts have separators of thousands and no decimals', () => {
  expect(formatCount(10_000, 'de')).toBe('10.000')
  expect(formatCount(10_000, 'en')).toBe('10,000')
})
