import { expect, test } from 'vitest'
import { invoiceStep, isOver, isWithin } from './rules.ts'

test.each([
  // Columns: notice, recording requested, recording invoice, fee, action.
  ['planned', true, 'none', 1500, 'issue'],
  ['planned', false, 'none', 1500, 'none'],
  ['planned', true, 'none', 0, 'free'],
  ['planned', false, 'none', 0, 'none'],
  // Dropped after it was paid, and planned again.
  ['planned', true, 'paid', 1500, 'none'],
  ['moved', true, 'open', 1500, 'none'],
  ['moved', true, 'paid', 1500, 'none'],
  ['moved', true, 'none', 1500, 'issue'],
  // A recording that was free when announced stays free, whatever the academy charges now.
  ['moved', true, 'free', 0, 'none'],
  ['moved', true, 'free', 1500, 'none'],
  ['moved', true, 'open', 0, 'none'],
  ['off', true, 'free', 0, 'drop'],
  ['off', true, 'free', 1500, 'drop'],
  ['off', true, 'open', 1500, 'cancel'],
  ['off', true, 'paid', 1500, 'none'],
  ['off', true, 'none', 1500, 'none'],
  ['off', false, 'none', 1500, 'none'],
] as const)(
  'a performance that is %s, recording requested: %s, its invoice: %s, fee %i: %s',
  (kind, wants_recording, recording, recording_fee_cents, step) =>
    expect(invoiceStep({ kind, wants_recording, recording, recording_fee_cents })).toBe(step),
)

test.each([
  ['2027-07-31', false],
  ['2027-08-01', true],
  ['2027-08-15', true],
  ['2027-08-16', false],
])('a concert on %s is within the academy: %s', (date, expected) =>
  expect(isWithin(date, { start_date_academy: '2027-08-01', end_date_academy: '2027-08-15' })).toBe(expected),
)

test.each([
  ['2027-08-05', 23, false],
  ['2027-08-06', 19, false],
  ['2027-08-06', 20, true],
  ['2027-08-07', 9, true],
])('on %s at %d the concert of 6 August is over: %s', (today, hour, over) =>
  expect(isOver('2027-08-06', { today, hour })).toBe(over),
)
