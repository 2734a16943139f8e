import { expect, test } from 'vitest'
import { cancellationFee } from './cancellation-fee.ts'

const stay = {
  start_date: '2027-08-02',
  terms: { steps: [{ least_days: 8, percent: 50 }], last_percent: 80 },
  free_until: '2027-07-01',
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
  expect(cancellationFee({ ...stay, price_cents }, today)).toEqual({ percent, cost_cents, until })
})

test('skips a step that ends before the free day', () => {
  const generous = { ...stay, price_cents: 10_000, free_until: '2027-07-28' }
  expect(cancellationFee(generous, '2027-07-28')).toMatchObject({ percent: 0, until: '2027-07-28' })
  expect(cancellationFee(generous, '2027-07-29')).toMatchObject({ percent: 80, until: null })
})

test('without steps and without a free day the share never changes', () => {
  const fixed = { price_cents: 10_000, start_date: '2027-08-02', terms: { steps: [], last_percent: 30 } }
  for (const today of ['2026-11-15', '2027-08-01'])
    expect(cancellationFee(fixed, today)).toEqual({ percent: 30, cost_cents: 3_000, until: null })
})
