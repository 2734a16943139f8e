import { describe, expect, test } from 'vitest'
import { stayErrors } from '../../base/period.ts'
import { joinNights, mealsOn, nightsIn, nightsOf, priceOf } from './stay-price.ts'

// biome-ignore format: the table is aligned in columns
test.each([
  // Columns: arrival, departure, nights, first, last.
  ['2027-08-01', '2027-08-10',   9,   '2027-08-01', '2027-08-09'],
  ['2027-08-01', '2027-08-02',   1,   '2027-08-01', '2027-08-01'],
  ['2027-08-01', '2027-08-15',  14,   '2027-08-01', '2027-08-14'],
  // Across the end of a month and of a year.
  ['2027-07-30', '2027-08-02',   3,   '2027-07-30', '2027-08-01'],
  ['2027-04-29', '2027-05-01',   2,   '2027-04-29', '2027-04-30'],
  ['2027-12-30', '2028-01-02',   3,   '2027-12-30', '2028-01-01'],
  // Across the end of February, with and without the 29th.
  ['2027-02-27', '2027-03-02',   3,   '2027-02-27', '2027-03-01'],
  ['2028-02-27', '2028-03-02',   4,   '2028-02-27', '2028-03-01'],
  ['2028-02-28', '2028-02-29',   1,   '2028-02-28', '2028-02-28'],
  ['2028-02-29', '2028-03-01',   1,   '2028-02-29', '2028-02-29'],
  ['2100-02-28', '2100-03-01',   1,   '2100-02-28', '2100-02-28'],
  // Across the changes to and from summer time.
  ['2027-03-27', '2027-03-29',   2,   '2027-03-27', '2027-03-28'],
  ['2027-10-30', '2027-11-01',   2,   '2027-10-30', '2027-10-31'],
])('from %s to %s there are %i nights', (start_date, end_date, nights, first, last) => {
  const stay = { start_date, end_date }
  expect(nightsOf(stay)).toBe(nights)
  const days = nightsIn(stay)
  expect([days.length, days[0], days.at(-1)]).toEqual([nights, first, last])
  expect(new Set(days).size).toBe(nights)
})

test('reversed or equal days have no night', () => {
  expect(nightsIn({ start_date: '2027-08-10', end_date: '2027-08-01' })).toEqual([])
  expect(nightsIn({ start_date: '2027-08-10', end_date: '2027-08-10' })).toEqual([])
})

// biome-ignore format: the table is aligned in columns
test.each([
  // Columns: nights, room, board, total.
  [9,  30,        25,        495],
  [9,  22,        25,        423],
  [9,  30,        undefined, 270],
  [1,  22,        undefined,  22],
  [14, 30,        25,        770],
  [9,  undefined, undefined,   0],
  [3,  3_050,     2_499,  16_647],
])('%i nights with a room for %s and board for %s cost %i', (nights, room, board, total) => {
  expect(priceOf(nights, room, board)).toBe(total)
})

describe('meals', () => {
  const days = (from: string, count: number) =>
    Array.from({ length: count }, (_, index) =>
      new Date(Date.parse(from) + index * 86_400_000).toISOString().slice(0, 10),
    )
  const sheet = (start_date: string, end_date: string, from: string, count: number) =>
    days(from, count).map(day => {
      const { breakfast, dinner } = mealsOn(day, { start_date, end_date })
      return `${day.slice(5)} ${breakfast ? 'B' : '-'}${dinner ? 'D' : '-'}`
    })

  test('begin with dinner and end with breakfast', () =>
    expect(sheet('2027-08-02', '2027-08-05', '2027-08-01', 6)).toEqual([
      '08-01 --',
      '08-02 -D',
      '08-03 BD',
      '08-04 BD',
      '08-05 B-',
      '08-06 --',
    ]))
  test('of one night are one dinner and one breakfast', () =>
    expect(sheet('2027-08-02', '2027-08-03', '2027-08-02', 2)).toEqual(['08-02 -D', '08-03 B-']))
  test('continue across the end of a month', () =>
    expect(sheet('2027-07-31', '2027-08-02', '2027-07-31', 3)).toEqual(['07-31 -D', '08-01 BD', '08-02 B-']))
  test('continue across a leap day', () =>
    expect(sheet('2028-02-28', '2028-03-01', '2028-02-28', 3)).toEqual(['02-28 -D', '02-29 BD', '03-01 B-']))
  test.each([
    ['2027-08-01', '2027-08-15'],
    ['2028-02-25', '2028-03-05'],
    ['2027-03-26', '2027-03-30'],
    ['2027-12-29', '2028-01-03'],
  ])('from %s to %s have as many dinners and breakfasts as nights', (start_date, end_date) => {
    const stay = { start_date, end_date }
    const served = [...nightsIn(stay), end_date].map(day => mealsOn(day, stay))
    const nights = nightsOf(stay)
    expect(served.filter(({ breakfast }) => breakfast)).toHaveLength(nights)
    expect(served.filter(({ dinner }) => dinner)).toHaveLength(nights)
  })
})

// biome-ignore format: the table is aligned in columns
test.each([
  [undefined,    undefined,    { start_date: 'START_MISSING', end_date: 'END_MISSING' }],
  ['',           '2027-08-02', { start_date: 'START_MISSING' }],
  ['2027-08-02', undefined,    { end_date: 'END_MISSING' }],
  ['2027-08-02', '2027-08-02', { end_date: 'SAME_DAYS' }],
  ['2027-08-03', '2027-08-02', { start_date: 'DAYS_REVERSED' }],
  // Errors within the stay come before the check against the academy.
  ['2026-08-03', '2026-08-03', { end_date: 'SAME_DAYS' }],
  ['2027-07-31', '2027-08-02', { start_date: 'OUTSIDE_ACADEMY' }],
  ['2027-08-14', '2027-08-16', { end_date: 'OUTSIDE_ACADEMY' }],
  ['2027-07-31', '2027-08-16', { start_date: 'OUTSIDE_ACADEMY', end_date: 'OUTSIDE_ACADEMY' }],
  ['2027-08-15', '2027-08-16', { end_date: 'OUTSIDE_ACADEMY' }],
  ['2028-08-02', '2028-08-03', { start_date: 'OUTSIDE_ACADEMY', end_date: 'OUTSIDE_ACADEMY' }],
  ['2027-08-01', '2027-08-15', {}],
  ['2027-08-14', '2027-08-15', {}],
])('from %s to %s: %o', (start_date, end_date, errors) => {
  const academy = { start_date: '2027-08-01', end_date: '2027-08-15' }
  expect(stayErrors({ ...(start_date !== undefined && { start_date }), ...(end_date && { end_date }) }, academy)).toEqual(errors)
})

test.each([
  [[], []],
  [['2027-08-04'], [['2027-08-04', '2027-08-04']]],
  [['2027-08-04', '2027-08-05', '2027-08-06'], [['2027-08-04', '2027-08-06']]],
  [
    ['2027-08-04', '2027-08-06', '2027-08-07'],
    [
      ['2027-08-04', '2027-08-04'],
      ['2027-08-06', '2027-08-07'],
    ],
  ],
  [['2028-02-28', '2028-02-29', '2028-03-01'], [['2028-02-28', '2028-03-01']]],
  [
    ['2027-07-31', '2027-08-02'],
    [
      ['2027-07-31', '2027-07-31'],
      ['2027-08-02', '2027-08-02'],
    ],
  ],
])('the nights %j are joined to %j', (nights, pieces) => {
  expect(joinNights(nights)).toEqual(pieces)
})
