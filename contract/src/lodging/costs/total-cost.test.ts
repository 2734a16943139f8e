import { describe, expect, test } from 'vitest'
import { nightsOf, priceOf } from '../bookings/stay-price.ts'
import { stayCost } from './total-cost.ts'

describe('what a stay costs', () => {
  // biome-ignore format: the table is aligned in columns
  test.each([
    // Columns: handling fee, participation fee, nights, room, meals, total.
    [75,   540,  9, 30,        25,        1110],
    [75,   540,  9, 22,        25,        1038],
    [75,   540,  9, 30,        undefined,  885],
    [75,   540,  9, undefined, undefined,  615],
    // There are no meals without a room.
    [75,   540,  9, undefined, 25,         615],
    [75,   540,  0, 30,        25,         615],
    [75,   540, -3, 30,        25,         615],
    [0,    0,    0, undefined, undefined,    0],
    // In whole cents, whatever the sum of the fractions would be.
    [37.1, 540,  3, 30.55,     24.95,   743.6],
    [0.1,  0,    1, 0.2,       undefined, 0.3],
  ])('€%d + €%d + %i nights for %s and %s come to €%d', (handling_fee, participation_fee, nights, room, meals, total) => {
    const cost = stayCost({ handling_fee, participation_fee, nights, room, meals })
    expect(cost.total).toBe(total)
    expect(Math.round(cost.lines.reduce((sum, line) => sum + line.amount, 0) * 100)).toBe(Math.round(total * 100))
  })

  test('the lines are listed as they become due, without those that cost nothing', () => {
    const cost = stayCost({ handling_fee: 75, participation_fee: 540, nights: 9, room: 30, meals: 25 })
    expect(cost.lines).toEqual([
      { kind: 'handling_fee', quantity: 1, unit: 75, amount: 75 },
      { kind: 'participation_fee', quantity: 1, unit: 540, amount: 540 },
      { kind: 'room', quantity: 9, unit: 30, amount: 270 },
      { kind: 'meals', quantity: 9, unit: 25, amount: 225 },
    ])
    expect(
      stayCost({ handling_fee: 0, participation_fee: 540, nights: 9 }).lines.map(({ kind }) => kind),
    ).toEqual(['participation_fee'])
  })

  test('bed and board cost what the booking of the same days costs', () => {
    const nights = nightsOf({ start_date: '2027-08-01', end_date: '2027-08-10' })
    const cost = stayCost({ handling_fee: 0, participation_fee: 0, nights, room: 30, meals: 25 })
    expect(cost.total).toBe(priceOf(nights, 30, 25))
  })
})
