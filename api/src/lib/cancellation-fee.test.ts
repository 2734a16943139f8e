import { expect, test } from 'vitest'
import { cancellationFee } from './cancellation-fee.ts'

const ladder = {
  steps: [
    { until: '2027-07-01', percent: 0 },
    { until: '2027-07-25', percent: 50 },
  ],
  last_percent: 80,
}

// biome-ignore format: the table is aligned in columns
test.each([
  // price   today        percent  cost   until
  [10_000, '2027-06-30',   0,      0, '2027-07-01'],
  [10_000, '2027-07-01',   0,      0, '2027-07-01'],
  [10_000, '2027-07-02',  50,  5_000, '2027-07-25'],
  [10_000, '2027-07-25',  50,  5_000, '2027-07-25'],
  [10_000, '2027-07-26',  80,  8_000, null],
  [    33, '2027-07-02',  50,     17, '2027-07-25'],
  [    33, '2027-07-26',  80,     26, null],
  [     0, '2027-07-02',  50,      0, null],
  [     0, '2027-07-26',  80,      0, null],
])('for %i cents on %s, the fee is %i %% or %i cents, until %s', (price_cents, today, percent, cost_cents, until) => {
  expect(cancellationFee(price_cents, ladder, today)).toEqual({ percent, cost_cents, until })
})

test('skips a step that ends before an earlier one', () => {
  const generous = { ...ladder, steps: [{ until: '2027-07-28', percent: 0 }, ...ladder.steps.slice(1)] }
  expect(cancellationFee(10_000, generous, '2027-07-28')).toMatchObject({ percent: 0, until: '2027-07-28' })
  expect(cancellationFee(10_000, generous, '2027-07-29')).toMatchObject({ percent: 80, until: null })
})
