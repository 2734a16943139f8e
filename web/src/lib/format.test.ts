import { expect, test } from 'vitest'
import { dayInVienna, formatDay, formatMoney, formatShortDay, nameIn, yearOf } from './format.ts'

test('days are written DD.MM.YYYY, and DD.MM. at the beginning of a period', () => {
  expect(formatDay('2027-08-01')).toBe('01.08.2027')
  expect(formatShortDay('2027-08-01')).toBe('01.08.')
  expect(yearOf('2027-08-01')).toBe(2027)
})

test('money is in euros in every language, with cents only where there are some', () => {
  expect(formatMoney(75, 'en')).toBe('€75')
  expect(formatMoney(1080.5, 'en')).toBe('€1,080.50')
  expect(formatMoney(75, 'de')).toBe('€\u00a075')
  expect(formatMoney(80.5, 'de')).toBe('€\u00a080,50')
})

test('a name is taken in the language of the page', () => {
  const organ = { name_de: 'Orgel', name_en: 'Organ' }
  expect(nameIn('de', organ)).toBe('Orgel')
  expect(nameIn('en', organ)).toBe('Organ')
})

test('the day at the academy turns at midnight in Vienna, in summer and in winter', () => {
  expect(dayInVienna('2027-07-01T21:59:59Z')).toBe('2027-07-01')
  expect(dayInVienna('2027-07-01T22:00:00Z')).toBe('2027-07-02')
  expect(dayInVienna('2027-01-31T22:59:59Z')).toBe('2027-01-31')
  expect(dayInVienna('2027-01-31T23:00:00Z')).toBe('2027-02-01')
})
