import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dateFormatFor, isSelectable, readDate, writeDate } from './date-format.ts'

const german = dateFormatFor('de-AT')
const american = dateFormatFor('en-US')
const british = dateFormatFor('fr')

test.each([
  ['de', 'de', 'dd.mm.yyyy'],
  ['de-AT', 'de', 'dd.mm.yyyy'],
  ['en-US', 'en-US', 'mm/dd/yyyy'],
  ['en', 'en-GB', 'dd/mm/yyyy'],
  ['en-GB', 'en-GB', 'dd/mm/yyyy'],
  ['ja', 'en-GB', 'dd/mm/yyyy'],
  ['den', 'en-GB', 'dd/mm/yyyy'],
  ['', 'en-GB', 'dd/mm/yyyy'],
])('a browser that speaks %j gets %s and %s', (language, locale, pattern) =>
  expect(dateFormatFor(language)).toEqual({ locale, pattern }),
)

test.each([
  ['1.8.2027', german, '2027-08-01'],
  [' 01.08.2027 ', german, '2027-08-01'],
  ['01082027', german, '2027-08-01'],
  ['1. 8. 2027', german, '2027-08-01'],
  ['8/1/2027', american, '2027-08-01'],
  ['1/8/2027', british, '2027-08-01'],
  ['29.02.2028', german, '2028-02-29'],
  ['29.02.2027', german, null],
  ['13/01/2027', american, null],
  ['1.8.27', german, null],
  ['tomorrow', british, null],
  ['0.0.0000', german, null],
  ['', german, null],
])('%j is read as %s', (text, format, day) => expect(readDate(format, text)).toBe(day))

test('what is written is read as the same day, in every format', () => {
  const days = fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  fc.assert(
    fc.property(days, fc.constantFrom(german, american, british), (date, format) => {
      const day = date.toISOString().slice(0, 10)
      expect(readDate(format, writeDate(format, day))).toBe(day)
    }),
  )
})

test('days before the first, after the last and disabled days cannot be chosen', () => {
  const limits = { min: '2027-08-01', max: '2027-08-14', disabled: ['2027-08-07'] }
  const selectable = ['2027-07-31', '2027-08-01', '2027-08-07', '2027-08-14', '2027-08-15'].filter(day =>
    isSelectable(day, limits),
  )
  expect(selectable).toEqual(['2027-08-01', '2027-08-14'])
  expect(isSelectable('1900-01-01', {})).toBe(true)
})
