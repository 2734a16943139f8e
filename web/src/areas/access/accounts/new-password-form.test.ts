import { expect, test } from 'vitest'
import { resetOutcome } from './new-password-form.tsx'

test.each([
  [1008, 'done'],
  [1009, 'refused'],
  [1010, 'unknown'],
  ['1008', 'unknown'],
  [undefined, 'unknown'],
])('the code %j means: %s', (msgCode, outcome) => {
  expect(resetOutcome(msgCode)).toBe(outcome)
})
