import { expect, test } from 'vitest'
import { isOver } from './accompaniment.ts'

test.each([
  [true, '2026-11-15', false],
  [true, '2027-08-10', false],
  [true, '2027-08-11', true],
  [false, '2027-08-01', true],
])('a period of the current academy (%s) is over on %s: %s', (is_current, today, over) => {
  expect(isOver({ end_date: '2027-08-10', is_current }, today)).toBe(over)
})
