import { keptUntil } from '@academy/contract/privacy/erasure/kinds'
import { expect, test } from 'vitest'
import { type ErasureFacts, eraseAfter, keptOf, obstaclesOf } from './rules.ts'

const nothing: ErasureFacts = {
  open_applications: 0,
  open_bookings: 0,
  open_refunds: 0,
  credit: 0,
  open_masterclasses: 0,
  open_periods: 0,
  is_last_admin: false,
  invoice_count: 0,
  last_invoice_on: null,
  payment_count: 0,
  last_payment_on: null,
}

test.each<[Partial<ErasureFacts>, string[]]>([
  [{}, []],
  [{ open_applications: 2 }, ['application']],
  [{ open_bookings: 1 }, ['booking']],
  [{ open_refunds: 1 }, ['refund']],
  [{ credit: 0.01 }, ['credit']],
  // The IBAN is known.
  [{ credit: 75, open_refunds: 1 }, ['refund']],
  [{ open_masterclasses: 1 }, ['teaching']],
  [{ open_periods: 1 }, ['accompanying']],
  [{ is_last_admin: true }, ['last_admin']],
  [{ open_applications: 1, open_bookings: 1 }, ['application', 'booking']],
  // What was invoiced and paid stays, but prevents nothing.
  [{ invoice_count: 3, last_invoice_on: '2027-03-01', payment_count: 1, last_payment_on: '2027-03-02' }, []],
])('%j is prevented by %j', (facts, kinds) => {
  expect(obstaclesOf({ ...nothing, ...facts }).map(({ kind }) => kind)).toEqual(kinds)
})

test('invoices and payments are kept until the end of the seventh year after the latest one', () => {
  expect(keptOf(nothing)).toEqual([])
  const facts = {
    invoice_count: 3,
    last_invoice_on: '2027-12-31',
    payment_count: 1,
    last_payment_on: '2028-01-01',
  }
  expect(keptOf({ ...nothing, ...facts })).toEqual([
    { kind: 'invoices', count: 3, until: '2034-12-31' },
    { kind: 'payments', count: 1, until: '2035-12-31' },
  ])
})

test.each([
  ['2027-01-01', '2034-12-31'],
  ['2027-12-31', '2034-12-31'],
])('a document of %s is kept until %s', (day, until) => {
  expect(keptUntil(day)).toBe(until)
})

test('a person has 14 days to change their mind', () => {
  expect(eraseAfter(new Date('2027-10-01T09:00:00Z')).toISOString()).toBe('2027-10-15T09:00:00.000Z')
})
