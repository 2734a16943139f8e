import { expect, test } from 'vitest'
import { type Fullness, fullnessOf } from './occupancy-level.ts'

test.each<[taken: number, beds: number, fullness: Fullness]>([
  [0, 20, 'empty'],
  [1, 20, 'some'],
  [15, 20, 'some'],
  [16, 20, 'nearly'],
  [19, 20, 'nearly'],
  [20, 20, 'full'],
  [21, 20, 'full'],
  [0, 1, 'empty'],
  [1, 1, 'full'],
  [0, 0, 'full'],
])('%i of %i beds: %s', (taken, beds, fullness) => {
  expect(fullnessOf(taken, beds)).toBe(fullness)
})
