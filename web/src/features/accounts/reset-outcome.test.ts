import { expect, test } from 'vitest'
import { resetOutcome } from './reset-outcome.ts'

test.each([
  [1008, 'done'],
  [1009, 'refused'],
  [1010, 'unknown'],
  ['1008', 'unknown'],
  [undefined, 'unknown'],
])('the code %j means: %s', (msgCode, outcome) => {
  expect(resetOutcome(msgCode)).toBe(outcome)
})
