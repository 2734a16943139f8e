import { expect, test } from 'vitest'
import { addressOf, type InvoiceAddress, type InvoiceQuery, queryOf } from './invoice-query.ts'

const all: InvoiceQuery = { search: '', state: 'all', page: 1 }

test.each<[InvoiceAddress, Partial<InvoiceQuery>]>([
  [{}, {}],
  [{ search: ' mira ' }, { search: 'mira' }],
  [{ search: 'x'.repeat(200) }, { search: 'x'.repeat(100) }],
  [{ state: 'overdue' }, { state: 'overdue' }],
  [{ state: 'nonsense' }, {}],
  [{ page: '3' }, { page: 3 }],
  [{ page: '0' }, {}],
  [{ page: '-1' }, {}],
  [{ page: '1.5' }, {}],
  [{ page: '1e9' }, {}],
  [{ page: 'three' }, {}],
])('%j queries %j', (address, query) => {
  expect(queryOf(address)).toEqual({ ...all, ...query })
})

test.each<[Partial<InvoiceQuery>, InvoiceAddress]>([
  [{}, {}],
  [
    { search: 'mira', state: 'open', page: 2 },
    { search: 'mira', state: 'open', page: '2' },
  ],
])('%j is encoded as %j', (query, address) => {
  expect(addressOf({ ...all, ...query })).toEqual(address)
  expect(queryOf(address)).toEqual({ ...all, ...query })
})
