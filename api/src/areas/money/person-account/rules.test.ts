import { expect, test } from 'vitest'
import { withBalances } from './account.ts'

test('each entry has what is owed after it, without rounding errors', () => {
  const entries = [10, 20, -30, -5_000].map(amount_cents => ({ amount_cents }))
  expect(withBalances(entries)).toEqual([
    { amount: 0.1, balance: 0.1 },
    { amount: 0.2, balance: 0.3 },
    { amount: -0.3, balance: 0 },
    { amount: -50, balance: -50 },
  ])
})
