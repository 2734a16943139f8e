import { expect, test } from 'vitest'
import { isOpen } from './is-open.ts'

test.each([
  [true, 0, false, true],
  [true, false, false, true],
  [true, 0, true, false],
  [true, 1, false, false],
  [true, true, false, false],
  [true, 1, true, false],
  [false, 0, false, false],
] as const)(
  'current %s, closed %s and over %s: open is %s',
  (is_current, application_closed, is_over, open) => {
    expect(isOpen({ is_current, application_closed, is_over })).toBe(open)
  },
)
