import { expect, test } from 'vitest'
import { isOpen } from './is-open.ts'

test.each([
  [0, false, true],
  [0, true, false],
  [1, false, false],
  [1, true, false],
] as const)('closed %s and over %s: open is %s', (application_closed, is_over, open) => {
  expect(isOpen({ application_closed, is_over })).toBe(open)
})
