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
