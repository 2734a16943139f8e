import { expect, test } from 'vitest'
import { isLate } from './overload.ts'

test.each([
  { name: 'a loop with two samples in time', previous: 20, current: 20, late: false },
  { name: 'a loop with one late sample after a long task', previous: 20, current: 4_000, late: false },
  { name: 'a loop with a sample in time after a late one', previous: 4_000, current: 20, late: false },
  { name: 'a loop with two late samples in a row', previous: 1_100, current: 1_500, late: true },
])('$name is late: $late', ({ previous, current, late }) => {
  expect(isLate(previous, current)).toBe(late)
})
