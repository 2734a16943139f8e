import { expect, test } from 'vitest'
import { centsOf } from '../../base/money.ts'
import { keptReductions, type Reduction, reducedPrice } from './reductions.ts'

const half = (of: number): Reduction => ({ description: 'Scholarship', amount: of / 2, of })

test.each<[what: string, reductions: Reduction[], price: number, left: number]>([
  ['no reduction', [], 495, 495],
  ['half of a longer stay', [half(495)], 550, 275],
  ['half of a shorter stay', [half(495)], 110, 55],
  ['a share that is no whole cent', [{ description: '', amount: 10, of: 30 }], 100, 66.67],
  ['two reductions', [half(400), { description: '', amount: 100, of: 400 }], 200, 50],
  ['all but a cent', [{ description: '', amount: 494.99, of: 495 }], 55, 0.01],
  ['all but a cent in two parts', [half(495), { description: '', amount: 247.49, of: 495 }], 55, 0.01],
  ['a share of less than a cent', [{ description: '', amount: 0.01, of: 495 }], 55, 55],
  ['nothing to pay', [half(495)], 0, 0],
])('the price of a stay with %s', (_, reductions, price, left) => {
  expect(reducedPrice(reductions, price)).toBe(left)
})

test('a reduction keeps its description, and one of less than a cent has no line', () => {
  const tiny = { description: 'Rounded', amount: 0.01, of: 495 }
  expect(keptReductions([half(495), tiny], 55)).toEqual([
    { description: 'Scholarship', amount: 27.5, granted: { amount: 247.5, of: 495 } },
  ])
})

/** Numbers that are the same in each run. */
const numbers = (seed: number) => {
  let state = seed
  return (from: number, to: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return from + Math.floor((state / 2_147_483_648) * (to - from + 1))
  }
}

/** The reductions as they stand on the invoice of the changed stay. */
const changed = (reductions: readonly Reduction[], price: number): Reduction[] =>
  keptReductions(reductions, price).map(kept => ({ ...kept, of: price }))

test('a reduction of 100 on 300 is 100 again after 200', () => {
  const granted = [{ description: 'Scholarship', amount: 100, of: 300 }]
  expect(changed(changed(granted, 200), 300)).toMatchObject([{ amount: 100, of: 300 }])
})

test('whatever a stay cost in between, its reductions are those of the present price', () => {
  const next = numbers(1)
  for (let round = 0; round < 2_000; round++) {
    const of = next(3_000, 200_000) / 100
    const parts = next(1, 3)
    // Each is worth a cent or more at every price; one of less has no line.
    const granted = Array.from({ length: parts }, () => ({
      description: 'Scholarship',
      amount: next(100, Math.floor((of * 100 - 1) / parts)) / 100,
      of,
    }))
    const prices = Array.from({ length: next(1, 6) }, () => next(3_000, 200_000) / 100)
    const last = prices.at(-1) ?? of
    const shown = JSON.stringify({ granted, prices })
    const reached = prices.reduce(changed, granted as Reduction[])
    expect(reached, shown).toEqual(changed(granted, last))
    expect(reducedPrice(reached, last), shown).toBe(reducedPrice(granted, last))
    expect(changed(reached, of), shown).toMatchObject(granted)
  }
})

test('the parts of a reduction come to what it comes to in one', () => {
  const next = numbers(2)
  for (let round = 0; round < 2_000; round++) {
    const of = next(3_000, 200_000) / 100
    const amounts = Array.from({ length: next(1, 4) }, () => next(1, Math.floor((of * 100 - 1) / 4)) / 100)
    const price = next(3_000, 200_000) / 100
    const all = amounts.reduce((sum, amount) => sum + centsOf(amount), 0) / 100
    const inParts = amounts.map(amount => ({ description: '', amount, of }))
    const shown = JSON.stringify({ amounts, of, price })
    expect(reducedPrice(inParts, price), shown).toBe(
      reducedPrice([{ description: '', amount: all, of }], price),
    )
    expect(reducedPrice(inParts, price), shown).toBeGreaterThan(0)
  }
})
