import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dateFormatFor, exampleDay, formatDate, isSelectable, parseInput, readDate } from './date-format.ts'

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
])('a browser in %j uses %s and %s', (language, locale, pattern) =>
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
  // A dot always follows the day.
  ['03.08.2027', american, '2027-08-03'],
  ['3. 8. 2027', american, '2027-08-03'],
  ['03.08.2027', british, '2027-08-03'],
  ['31.12.2027', american, '2027-12-31'],
  // With a slash, a hyphen, a space or nothing the order depends on the locale.
  ['03/08/2027', american, '2027-03-08'],
  ['03/08/2027', british, '2027-08-03'],
  ['03/08/2027', german, '2027-08-03'],
  ['3 / 8 / 2027', british, '2027-08-03'],
  ['03-08-2027', american, '2027-03-08'],
  ['03-08-2027', german, '2027-08-03'],
  ['3 8 2027', american, '2027-03-08'],
  ['03082027', american, '2027-03-08'],
  ['31/12/2027', american, null],
  ['12/31/2027', british, null],
  // The year first is unambiguous.
  ['2027-08-03', american, '2027-08-03'],
  ['2027-08-03', british, '2027-08-03'],
  ['2027-8-3', german, '2027-08-03'],
  ['2027/08/03', american, '2027-08-03'],
  ['2027.08.03', german, '2027-08-03'],
  ['2027-13-01', german, null],
  // Two-digit years are refused.
  ['1.8.27', german, null],
  ['03/08/27', british, null],
  ['010827', german, null],
  ['1.8.127', german, null],
  ['1.8.20277', german, null],
  // Dates that do not exist.
  ['31.02.2027', german, null],
  ['31.04.2027', german, null],
  ['00.08.2027', german, null],
  ['2/30/2027', american, null],
  // Digits of other scripts, full-width characters and direction marks.
  ['٠٣/٠٨/٢٠٢٧', british, '2027-08-03'],
  ['۰۳.۰۸.۲۰۲۷', american, '2027-08-03'],
  ['०३.०८.२०२७', german, '2027-08-03'],
  ['２０２７－０８－０３', american, '2027-08-03'],
  ['\u200f03\u200f/08\u200f/2027', british, '2027-08-03'],
  ['\u00a03.\u00a08.\u00a02027 ', german, '2027-08-03'],
  // The month as a word, in both languages whatever the format.
  ['3. Juli 2005', german, '2005-07-03'],
  ['3. Juli 2005', american, '2005-07-03'],
  ['3.Juli 2005', german, '2005-07-03'],
  ['3 July 2005', german, '2005-07-03'],
  ['3 july 2005', british, '2005-07-03'],
  ['3rd of July, 2005', british, '2005-07-03'],
  ['July 3, 2005', american, '2005-07-03'],
  ['July 3rd 2005', german, '2005-07-03'],
  ['3-Jul-2005', british, '2005-07-03'],
  ['3. Jul. 2005', german, '2005-07-03'],
  ['1. Jänner 2005', german, '2005-01-01'],
  ['1. März 2005', german, '2005-03-01'],
  ['1. Maerz 2005', german, '2005-03-01'],
  ['7 Sept. 2005', british, '2005-09-07'],
  ['24. Dez 2005', german, '2005-12-24'],
  ['31. Juni 2005', german, null],
  ['3. Brachet 2005', german, null],
  ['3. Ju 2005', german, null],
  ['3. Juli 05', german, null],
  // The number keyboard of some phones has a comma only.
  ['3,7,2005', german, '2005-07-03'],
  ['3,7,2005', american, '2005-07-03'],
  // Mixed separators and other text are not dates.
  ['3.8/2027', german, null],
  ['3.8.2027 evening', german, null],
  ['-3.8.2027', german, null],
  ['3.8.', german, null],
  ['tomorrow', british, null],
  ['0.0.0000', german, null],
  ['', german, null],
])('%j is parsed as %s', (text, format, day) => expect(readDate(format, text)).toBe(day))

test('a formatted date is parsed as the same day, in every format', () => {
  const days = fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  fc.assert(
    fc.property(days, fc.constantFrom(german, american, british), (date, format) => {
      const day = date.toISOString().slice(0, 10)
      expect(readDate(format, formatDate(format, day))).toBe(day)
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

test('the digits of every script are parsed', () => {
  const digits = [...Array(0x11000).keys()]
    .map(code => String.fromCodePoint(code))
    .filter(char => /\p{Nd}/u.test(char))
  const scripts = digits
    .filter((_, index) => index % 10 === 0)
    .map((_, index) => digits.slice(index * 10, index * 10 + 10))
  expect(scripts.length).toBeGreaterThan(30)
  for (const script of scripts) {
    const text = '03.08.2027'.replace(/\d/g, digit => script[Number(digit)] ?? '')
    expect(readDate(german, text), text).toBe('2027-08-03')
  }
})

test.each([
  ['', { day: null }],
  ['  ', { day: null }],
  ['05.08.2027', { day: '2027-08-05' }],
  ['soon', { problem: { kind: 'unreadable' } }],
  ['31.06.2027', { problem: { kind: 'nonexistent' } }],
  ['1.13.2027', { problem: { kind: 'nonexistent' } }],
  ['31. Juni 2027', { problem: { kind: 'nonexistent' } }],
  ['3. Brachet 2027', { problem: { kind: 'unreadable' } }],
  ['31.07.2027', { problem: { kind: 'tooEarly', day: '2027-08-01' } }],
  ['15.08.2027', { problem: { kind: 'tooLate', day: '2027-08-14' } }],
  ['07.08.2027', { problem: { kind: 'disabled' } }],
])('%j is accepted as %j', (text, taken) => {
  const limits = { min: '2027-08-01', max: '2027-08-14', disabled: ['2027-08-07'] }
  expect(parseInput(german, text, limits)).toEqual(taken)
})

const summer = { min: '2027-08-01', max: '2027-08-14' }
const winter = { min: '2026-12-20', max: '2027-01-10' }
const birth = { min: '1900-01-01', max: '2027-05-20' }
test.each([
  // One year is possible.
  ['3.8.', german, summer, { day: '2027-08-03' }],
  ['3.8', german, summer, { day: '2027-08-03' }],
  ['3,8', german, summer, { day: '2027-08-03' }],
  ['3.8.27', german, summer, { day: '2027-08-03' }],
  ['8/3', american, summer, { day: '2027-08-03' }],
  ['3/8/27', british, summer, { day: '2027-08-03' }],
  ['3. August', german, summer, { day: '2027-08-03' }],
  ['3 Aug 27', british, summer, { day: '2027-08-03' }],
  ['August 3', american, summer, { day: '2027-08-03' }],
  ['Aug 3, 27', american, summer, { day: '2027-08-03' }],
  ['31.7.', german, summer, { problem: { kind: 'tooEarly', day: '2027-08-01' } }],
  ['31.6.', german, summer, { problem: { kind: 'nonexistent' } }],
  ['3.8.26', german, summer, { problem: { kind: 'shortYear' } }],
  // Two years are possible, and the day is within the limits in one of them.
  ['24.12.', german, winter, { day: '2026-12-24' }],
  ['6. Jänner', german, winter, { day: '2027-01-06' }],
  ['1.5.', german, winter, { problem: { kind: 'unreadable' } }],
  // A birth date may be of either century.
  ['5.3.10', german, birth, { problem: { kind: 'shortYear' } }],
  ['5.3.50', german, birth, { day: '1950-03-05' }],
  ['5.3.', german, birth, { problem: { kind: 'unreadable' } }],
  ['3.8.', german, {}, { problem: { kind: 'unreadable' } }],
  ['3.8.27', german, { min: '2027-08-01' }, { problem: { kind: 'shortYear' } }],
])('%j without a full year, within limits', (text, format, limits, taken) => {
  expect(parseInput(format, text, limits)).toEqual(taken)
})

test.each([
  [{}, '2027-12-31'],
  [summer, '2027-08-14'],
  [birth, '2026-12-31'],
  [{ min: '2028-08-01' }, '2028-08-01'],
])('an example is possible within %j', (limits, day) => {
  expect(exampleDay(limits)).toBe(day)
})
