import { expect, test } from 'vitest'
import { shareOut } from './share-out.ts'

const limits = [
  { id: 7, cents: 50 },
  { id: 3, cents: 0 },
  { id: 9, cents: 30 },
]

test.each([
  [20, [{ id: 7, cents: 20 }]],
  [50, [{ id: 7, cents: 50 }]],
  [
    60,
    [
      { id: 7, cents: 50 },
      { id: 9, cents: 10 },
    ],
  ],
  [
    100,
    [
      { id: 7, cents: 50 },
      { id: 9, cents: 30 },
    ],
  ],
  [0, []],
])('%i cents are shared out in order, each part up to its limit', (cents, parts) =>
  expect(shareOut(cents, limits)).toEqual(parts),
)

test('nothing is lost: the parts and the rest are the amount, and no part exceeds its limit', () => {
  let state = 7
  const next = (to: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state % to
  }
  for (let round = 0; round < 1_000; round++) {
    const amount = next(10_000)
    const limits = Array.from({ length: next(6) }, (_, id) => ({ id, cents: next(4_000) }))
    const parts = shareOut(amount, limits)
    const sum = parts.reduce((cents, part) => cents + part.cents, 0)
    expect(sum).toBe(
      Math.min(
        amount,
        limits.reduce((cents, limit) => cents + limit.cents, 0),
      ),
    )
    for (const { id, cents } of parts) {
      expect(cents).toBeGreaterThan(0)
      expect(cents).toBeLessThanOrEqual(limits[id]?.cents ?? 0)
    }
  }
})
