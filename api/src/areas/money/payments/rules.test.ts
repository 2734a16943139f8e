import { expect, test } from 'vitest'
import { entryErrors } from './payments.ts'

const today = '2027-03-02'

test.each([
  ['2023-12-31', { paid_on: 'DAY_TOO_EARLY' }],
  ['2024-01-01', {}],
  ['2027-03-02', {}],
  ['2027-03-03', { paid_on: 'DAY_IN_FUTURE' }],
])('an entry of the day %s', (paid_on, errors) =>
  expect(entryErrors({ amount_cents: 100, paid_on, today })).toEqual(errors),
)

test.each([
  [7_499, undefined, {}],
  [7_500, 7_500, {}],
  [7_501, 7_500, { amount: 'CREDIT_EXCEEDED' }],
  [1, 0, { amount: 'CREDIT_EXCEEDED' }],
])('%i cents with a limit of %s', (amount_cents, limit_cents, errors) =>
  expect(
    entryErrors({ amount_cents, paid_on: today, today, ...(limit_cents !== undefined && { limit_cents }) }),
  ).toEqual(errors),
)
