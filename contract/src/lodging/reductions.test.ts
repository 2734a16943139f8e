import { expect, test } from 'vitest'
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
  expect(keptReductions([half(495), tiny], 55)).toEqual([{ description: 'Scholarship', amount: 27.5 }])
})
