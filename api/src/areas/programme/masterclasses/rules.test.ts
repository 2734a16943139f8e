import { expect, test } from 'vitest'
import { isDue, reminderRefusal } from './reminders.ts'

test.each([
  ['2027-06-23', false, undefined],
  ['2027-06-24', true, undefined],
  ['2027-06-25', true, 'deadline_near'],
  ['2027-07-01', true, 'deadline_near'],
  ['2027-07-02', false, 'deadline_passed'],
])('on %s a deadline of July 1 is due: %s, and too late to request a reminder: %s', (today, due, late) => {
  expect(isDue('2027-07-01', today)).toBe(due)
  expect(reminderRefusal('2027-07-01', today)).toBe(late)
})

test('a week before 3 January is in the previous year', () => {
  expect(isDue('2028-01-03', '2027-12-26')).toBe(false)
  expect(isDue('2028-01-03', '2027-12-27')).toBe(true)
})
