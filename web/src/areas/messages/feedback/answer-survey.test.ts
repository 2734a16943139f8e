import { expect, test } from 'vitest'
import { stepAt } from './answer-survey.tsx'

test.each([
  [undefined, 1],
  ['', 1],
  ['1', 1],
  ['3', 3],
  ['4', 1],
  ['0', 1],
  ['-1', 1],
  ['2.5', 1],
  ['two', 1],
  ['Infinity', 1],
])('?step=%s of three questions is the one at index %i', (wanted, step) => {
  expect(stepAt(wanted, 3)).toBe(step)
})
