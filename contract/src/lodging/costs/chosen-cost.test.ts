import { describe, expect, test } from 'vitest'
import { chosenCost, errorTexts, followingNights } from './chosen-cost.ts'

const masterclasses = [
  { id: 3, start_date: '2027-08-01', end_date: '2027-08-09', participation_fee: 540 },
  { id: 4, start_date: '2027-08-01', end_date: '2027-08-07', participation_fee: 560 },
]
const prices = {
  handling_fee: 75,
  nights: 14,
  masterclasses,
  room_types: [{ id: 1, price: 30 }],
  meal_types: [{ id: 2, price: 25 }],
}
const typed = { masterclass: '3', nights: '8', room: '1', meals: '2' }

describe('what a choice costs', () => {
  // biome-ignore format: the table is aligned in columns
  test.each([
    [{},                          75 + 540 + 8 * 55],
    [{ masterclass: '4' },        75 + 560 + 8 * 55],
    [{ nights: ' 3 ' },           75 + 540 + 3 * 55],
    [{ nights: '14' },            75 + 540 + 14 * 55],
    [{ meals: '' },               75 + 540 + 8 * 30],
    [{ room: '', meals: '' },     75 + 540],
    [{ room: '' },                75 + 540],
  ])('%j comes to €%d', (change, total) => {
    const { cost, errors } = chosenCost(prices, { ...typed, ...change })
    expect(errors).toEqual({})
    expect(cost?.total).toBe(total)
  })

  // biome-ignore format: the table is aligned in columns
  test.each([
    [{ masterclass: '' },         { masterclass: 'MASTERCLASS_UNKNOWN' }],
    [{ masterclass: '5' },        { masterclass: 'MASTERCLASS_UNKNOWN' }],
    [{ nights: '' },              { nights: 'NIGHTS_INVALID' }],
    [{ nights: '0' },             { nights: 'NIGHTS_INVALID' }],
    [{ nights: '-3' },            { nights: 'NIGHTS_INVALID' }],
    [{ nights: '2.5' },           { nights: 'NIGHTS_INVALID' }],
    [{ nights: '1e1' },           { nights: 'NIGHTS_INVALID' }],
    [{ nights: 'abc' },           { nights: 'NIGHTS_INVALID' }],
    [{ nights: '٥' },             { nights: 'NIGHTS_INVALID' }],
    [{ nights: '15' },            { nights: 'NIGHTS_TOO_MANY' }],
    [{ nights: '9'.repeat(400) }, { nights: 'NIGHTS_TOO_MANY' }],
    [{ room: '9', meals: '9' },   { room: 'ROOM_UNKNOWN', meals: 'MEALS_UNKNOWN' }],
  ])('%j is refused at its field: %j', (change, errors) => {
    expect(chosenCost(prices, { ...typed, ...change })).toEqual({ errors, cost: null })
  })

  test('errors are said in the language of the visitor', () => {
    expect(errorTexts({ nights: 'NIGHTS_TOO_MANY' }, 'de')).toEqual({
      nights: 'So viele Nächte hat die Akademie nicht.',
    })
  })
})

// biome-ignore format: the table is aligned in columns
test.each([
  // Columns: class before, class now, nights before, nights now.
  ['3', '4', '8',   '6'],
  ['4', '3', '6',   '8'],
  ['3', '4', ' 8 ', '6'],
  ['3', '3', '8',   '8'],
  // Chosen by the visitor.
  ['3', '4', '5',   '5'],
  ['3', '4', '',    ''],
  ['3', '4', 'abc', 'abc'],
  // A class that is not on the list has no nights.
  ['9', '4', '8',   '8'],
  ['3', '',  '8',   '8'],
])('from class “%s” to “%s” %s nights become %s', (before, now, nights, expected) => {
  expect(followingNights({ masterclasses, before, now }, nights)).toBe(expected)
})
