import { expect, test } from 'vitest'
import { changePrice } from './change-price.ts'

/** Nine nights of 55 euros. */
const before = { start_date: '2027-08-01', end_date: '2027-08-10', price: 495 }

// biome-ignore format: the table is aligned in columns
test.each([
  // Columns: what, arrival, departure, a night, percent, new price, fee.
  ['nothing',                  '2027-08-01', '2027-08-10', 55, 50, 495,   0],
  ['a longer stay',            '2027-08-01', '2027-08-12', 55, 80, 605,   0],
  ['a shorter one, free',      '2027-08-01', '2027-08-08', 55,  0, 385,   0],
  ['a shorter one',            '2027-08-01', '2027-08-08', 55, 50, 385,  55],
  ['a shorter one, late',      '2027-08-03', '2027-08-08', 55, 80, 275, 176],
  ['other days, as many',      '2027-08-03', '2027-08-12', 55, 50, 495,  55],
  ['none of the nights',       '2027-08-10', '2027-08-15', 55, 50, 275, 247.5],
  ['a cheaper room',           '2027-08-01', '2027-08-10', 47, 50, 423,  36],
  ['a dearer room',            '2027-08-01', '2027-08-10', 60, 50, 540,   0],
  ['a dearer room, less',      '2027-08-01', '2027-08-09', 60, 50, 480,   7.5],
  ['no room',                  '2027-08-01', '2027-08-10',  0, 50,   0, 247.5],
] as const)('%s: %s to %s at %i a night and %i %% costs %d and a fee of %d', (_, start_date, end_date, nightly, percent, price, fee) => {
  const after = { start_date, end_date, nightly }
  expect(changePrice({ before, after, reductions: [], percent })).toEqual({ price, fee })
})

test('the fee of two steps is that of one', () => {
  const cut = (from: typeof before, end_date: string) =>
    changePrice({ before: from, after: { ...from, end_date, nightly: 55 }, reductions: [], percent: 50 })
  const first = cut(before, '2027-08-07')
  const second = cut({ ...before, end_date: '2027-08-07', price: first.price }, '2027-08-04')
  expect(first.fee + second.fee).toBe(cut(before, '2027-08-04').fee)
})

test('a reduction counts for the price and for what is given up', () => {
  const reductions = [{ description: 'Scholarship', amount: 99, of: 495 }]
  const paid = { ...before, price: 396 }
  const after = { ...before, end_date: '2027-08-08', nightly: 55 }
  expect(changePrice({ before: paid, after, reductions, percent: 50 })).toEqual({ price: 308, fee: 44 })
})
