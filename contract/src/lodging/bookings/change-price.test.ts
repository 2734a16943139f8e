import { expect, test } from 'vitest'
import { changedTotal } from './change-price.ts'

/** Nine nights of 55 euros. */
const booked = {
  start_date: '2027-08-01',
  end_date: '2027-08-10',
  total_cents: 495_00,
  fee_cents: 0,
  reductions: [],
  is_free: false,
}

// biome-ignore format: the table is aligned in columns
test.each([
  // Columns: what, arrival, departure, room and board a night, percent, new total, fee in it.
  ['nothing',              '2027-08-01', '2027-08-10', 30_00,     25_00,     50, 495_00,       0],
  ['a longer stay',        '2027-08-01', '2027-08-12', 30_00,     25_00,     80, 605_00,       0],
  ['a shorter one, free',  '2027-08-01', '2027-08-08', 30_00,     25_00,      0, 385_00,       0],
  ['a shorter one',        '2027-08-01', '2027-08-08', 30_00,     25_00,     50, 440_00,   55_00],
  ['a shorter one, late',  '2027-08-03', '2027-08-08', 30_00,     25_00,     80, 451_00,  176_00],
  ['other days, as many',  '2027-08-03', '2027-08-12', 30_00,     25_00,     50, 550_00,   55_00],
  ['none of the nights',   '2027-08-10', '2027-08-15', 30_00,     25_00,     50, 522_50,  247_50],
  ['a cheaper room',       '2027-08-01', '2027-08-10', 22_00,     25_00,     50, 459_00,   36_00],
  ['a dearer room',        '2027-08-01', '2027-08-10', 35_00,     25_00,     50, 540_00,       0],
  ['a dearer room, less',  '2027-08-01', '2027-08-09', 35_00,     25_00,     50, 487_50,    7_50],
  ['no meals',             '2027-08-01', '2027-08-10', 30_00,     undefined, 50, 382_50,  112_50],
  ['no room',              '2027-08-01', '2027-08-10', undefined, undefined, 50, 247_50,  247_50],
  ['half a cent',          '2027-08-01', '2027-08-10', 29_99,     25_00,     50, 494_96,       5],
] as const)('%s: %s to %s with a room for %s and board for %s at %i %% costs %i, with a fee of %i', (_, start_date, end_date, room_cents, board_cents, percent, total_cents, fee_cents) => {
  const wanted = { start_date, end_date, room_cents, board_cents }
  expect(changedTotal(booked, wanted, percent)).toEqual({ total_cents, fee_cents, added_fee_cents: fee_cents })
})

const cut = (from: typeof booked, end_date: string) => {
  const wanted = { ...from, end_date, room_cents: 30_00, board_cents: 25_00 }
  return { ...from, end_date, ...changedTotal(from, wanted, 50) }
}

test('two steps cost what one costs', () => {
  const atOnce = cut(booked, '2027-08-04')
  const first = cut(booked, '2027-08-07')
  const second = cut(first, '2027-08-04')
  expect(first.added_fee_cents + second.added_fee_cents).toBe(atOnce.fee_cents)
  expect(second).toMatchObject({ total_cents: atOnce.total_cents, fee_cents: atOnce.fee_cents })
})

test('an earlier fee stays in the total', () => {
  const wanted = { ...booked, end_date: '2027-08-11', room_cents: 30_00, board_cents: 25_00 }
  expect(changedTotal({ ...booked, total_cents: 550_00, fee_cents: 55_00 }, wanted, 50)).toEqual({
    total_cents: 605_00,
    fee_cents: 55_00,
    added_fee_cents: 0,
  })
})

test('a reduction counts for the price and for what is given up', () => {
  const reductions = [{ description: 'Scholarship', amount: 99, of: 495 }]
  const wanted = { ...booked, end_date: '2027-08-08', room_cents: 30_00, board_cents: 25_00 }
  expect(changedTotal({ ...booked, reductions, total_cents: 396_00 }, wanted, 50)).toMatchObject({
    total_cents: 352_00,
    fee_cents: 44_00,
  })
})

test('a stay that is free of charge stays free', () => {
  const wanted = { ...booked, end_date: '2027-08-12', room_cents: 30_00, board_cents: 25_00 }
  expect(changedTotal({ ...booked, total_cents: 0, is_free: true }, wanted, 50)).toEqual({
    total_cents: 0,
    fee_cents: 0,
    added_fee_cents: 0,
  })
})
