import fc from 'fast-check'
import { expect, test } from 'vitest'
import { totalOf } from './outstanding-invoices.tsx'

test('a sum has whole cents, however many amounts are added', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 10_000_000 }), { maxLength: 200 }), cents => {
      const invoices = cents.map(amount => ({ outstanding_amount: amount / 100 }))
      expect(totalOf(invoices)).toBe(cents.reduce((sum, amount) => sum + amount, 0) / 100)
    }),
  )
})
