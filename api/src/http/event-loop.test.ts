import { expect, test } from 'vitest'
import { isLate } from './event-loop.ts'

test.each([
  { name: 'a loop in time', previous: 20, current: 20, late: false },
  { name: 'the end of one long task', previous: 20, current: 4_000, late: false },
  { name: 'the sample after it', previous: 4_000, current: 20, late: false },
  { name: 'a loop that stays late', previous: 1_100, current: 1_500, late: true },
])('$name is late: $late', ({ previous, current, late }) => {
  expect(isLate(previous, current)).toBe(late)
})
