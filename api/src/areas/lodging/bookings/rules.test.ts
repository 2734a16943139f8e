import { defaultLodgingTerms } from '@academy/contract/base/cancellation-terms'
import { exampleChoice } from '@academy/contract/lodging/bookings/schemas'
import { describe, expect, test } from 'vitest'
import { bookingFee, changesPrice, choiceErrors, isCurrent, withKeptDiets } from './rules.ts'

const booking = {
  start_date: '2027-08-02',
  end_date: '2027-08-10',
  total_cents: 49_500,
  fee_cents: 0,
  free_until: '2027-07-01',
  lodging_terms: defaultLodgingTerms,
  is_turned_away: false,
  is_cancelled: false,
}

describe('cancelling', () => {
  // biome-ignore format: the table is aligned in columns
  test.each([
    // Columns: arrival, free until, today, percent, until.
    ['2027-08-02', '2027-07-01', '2026-11-15',   0, '2027-07-01'],
    ['2027-08-02', '2027-07-01', '2027-07-01',   0, '2027-07-01'],
    ['2027-08-02', '2027-07-01', '2027-07-02',  50, '2027-07-25'],
    ['2027-08-02', '2027-07-01', '2027-07-25',  50, '2027-07-25'],
    ['2027-08-02', '2027-07-01', '2027-07-26',  80, null],
    ['2027-08-02', '2027-07-01', '2027-08-01',  80, null],
    ['2027-08-02', '2027-07-01', '2027-08-02', undefined, undefined],
    ['2027-08-02', '2027-07-01', '2027-08-05', undefined, undefined],
    // A late free date leaves no period at half price.
    ['2027-08-02', '2027-07-28', '2027-07-28',   0, '2027-07-28'],
    ['2027-08-02', '2027-07-28', '2027-07-29',  80, null],
    ['2027-08-02', '2027-07-25', '2027-07-26',  80, null],
    ['2027-08-02', '2027-07-24', '2027-07-25',  50, '2027-07-25'],
    // Across the end of February, with and without the 29th.
    ['2027-03-05', '2027-01-31', '2027-02-25',  50, '2027-02-25'],
    ['2027-03-05', '2027-01-31', '2027-02-26',  80, null],
    ['2028-03-05', '2028-01-31', '2028-02-26',  50, '2028-02-26'],
    ['2028-03-05', '2028-01-31', '2028-02-27',  80, null],
    ['2028-03-08', '2028-01-31', '2028-02-29',  50, '2028-02-29'],
    ['2027-03-08', '2027-01-31', '2027-02-28',  50, '2027-02-28'],
    // Across the end of a year, and across the changes to and from summer time.
    ['2028-01-05', '2027-11-30', '2027-12-28',  50, '2027-12-28'],
    ['2028-01-05', '2027-11-30', '2027-12-29',  80, null],
    ['2027-04-02', '2027-03-01', '2027-03-25',  50, '2027-03-25'],
    ['2027-04-02', '2027-03-01', '2027-03-28',  80, null],
    ['2027-11-05', '2027-09-30', '2027-10-28',  50, '2027-10-28'],
  ] as const)('a stay from %s, free until %s, on %s costs %s %% until %s', (start_date, free_until, today, percent, until) => {
    const end_date = `${start_date.slice(0, 8)}28`
    const terms = bookingFee({ ...booking, start_date, end_date, free_until }, today, 'person')
    expect([terms?.percent, terms?.until]).toEqual([percent, until])
    if (percent !== undefined) expect(terms?.cost_cents).toBe(495 * percent)
  })

  test.each([
    [49_501, '2027-07-10', 24_751],
    [33, '2027-07-10', 17],
    [33, '2027-07-30', 26],
    [1, '2027-07-30', 1],
  ])('a stay of %i cents on %s costs %i', (total_cents, today, cost_cents) => {
    expect(bookingFee({ ...booking, total_cents }, today, 'person')).toMatchObject({ cost_cents })
  })

  const free = { percent: 0, cost_cents: 0, until: null }
  test.each(['2027-06-01', '2027-07-10', '2027-08-01'])(
    'is free on %s without a price, or when the person was accepted nowhere',
    today => {
      expect(bookingFee({ ...booking, total_cents: 0 }, today, 'person')).toEqual(free)
      expect(bookingFee({ ...booking, is_turned_away: true }, today, 'person')).toEqual(free)
    },
  )

  test('is not offered once the booking is cancelled', () => {
    for (const by of ['person', 'office'] as const)
      expect(bookingFee({ ...booking, is_cancelled: true }, '2027-03-01', by)).toBeUndefined()
  })

  test.each([
    ['2027-06-01', 0],
    ['2027-07-10', 50],
    ['2027-08-01', 80],
    ['2027-08-02', 80],
    ['2027-08-10', 80],
    ['2027-08-11', undefined],
  ])('costs on %s for the office %s %%, so that it can record a no-show', (today, percent) => {
    expect(bookingFee(booking, today, 'office')?.percent).toBe(percent)
  })
})

test.each([
  ['2027-08-09', false, true],
  ['2027-08-10', false, true],
  ['2027-08-11', false, false],
  ['2027-08-01', true, false],
])('on %s, cancelled: %s, a stay is current: %s', (today, is_cancelled, expected) => {
  expect(isCurrent({ end_date: '2027-08-10', is_cancelled }, today)).toBe(expected)
})

const choice = {
  start_date: '2027-08-02',
  end_date: '2027-08-10',
  academy_room_type_id: 1,
  academy_meal_type_id: 2,
  diet: 'MEAT' as const,
  comment: '',
}
const academy = { start_date: '2027-08-01', end_date: '2027-08-15', room: {}, meal: {} }

test.each([
  ['nothing', {}, academy, undefined, {}],
  ['a day that has passed', {}, academy, '2027-08-03', { start_date: 'DAY_PASSED' }],
  ['today', {}, academy, '2027-08-02', {}],
  [
    'a day of another year',
    { start_date: '2026-08-02' },
    academy,
    undefined,
    { start_date: 'OUTSIDE_ACADEMY' },
  ],
  ['an unknown room', {}, { ...academy, room: null }, undefined, { academy_room_type_id: 'ROOM_UNKNOWN' }],
  ['unknown meals', {}, { ...academy, meal: null }, undefined, { academy_meal_type_id: 'MEALS_UNKNOWN' }],
  [
    'no room and no meals',
    { academy_room_type_id: null, academy_meal_type_id: null, diet: null },
    { ...academy, room: null, meal: null },
    undefined,
    {},
  ],
  [
    'all errors at once',
    { end_date: '2027-08-16' },
    { ...academy, room: null, meal: null },
    '2027-08-03',
    {
      start_date: 'DAY_PASSED',
      end_date: 'OUTSIDE_ACADEMY',
      academy_room_type_id: 'ROOM_UNKNOWN',
      academy_meal_type_id: 'MEALS_UNKNOWN',
    },
  ],
])('a choice with %s has field errors', (_name, changes, option, first_day, errors) => {
  expect(choiceErrors({ ...choice, ...changes }, option, first_day)).toEqual(errors)
})

test.each([
  ['diet', { diet: 'VEGETARIAN' as const }, false],
  ['comment', { comment: 'Bitte ruhig' }, false],
  ['arrival', { start_date: '2027-08-03' }, true],
  ['departure', { end_date: '2027-08-09' }, true],
  ['room', { academy_room_type_id: 3 }, true],
  ['meals', { academy_meal_type_id: null, diet: null }, true],
])('a different %s counts as another stay: %s', (_name, changes, expected) => {
  expect(changesPrice(choice, { ...choice, ...changes })).toBe(expected)
})

describe('a change without special diets', () => {
  const stay = { ...exampleChoice, special_diets: undefined }
  test.each([
    ['VEGETARIAN', ['VEGAN', 'HALAL'], ['VEGAN', 'HALAL']],
    ['MEAT', ['VEGAN', 'HALAL'], ['HALAL']],
    [null, ['VEGAN', 'HALAL'], []],
  ] as const)('to %s keeps of %j %j', (diet, special_diets, kept) => {
    expect(withKeptDiets({ special_diets }, { ...stay, diet })).toMatchObject({ special_diets: kept })
  })

  test('is not one that names them', () => {
    const named = { ...exampleChoice, special_diets: [] }
    expect(withKeptDiets({ special_diets: ['HALAL'] }, named)).toMatchObject({ special_diets: [] })
  })
})

test('a fee for what was given up stays due beside the share of the price', () => {
  const late = { ...booking, total_cents: 33_000, fee_cents: 5_500 }
  expect(bookingFee(late, '2027-07-10', 'person')).toMatchObject({ percent: 50, cost_cents: 5_500 + 13_750 })
  expect(bookingFee({ ...late, is_turned_away: true }, '2027-07-10', 'person')).toMatchObject({
    cost_cents: 0,
  })
})
