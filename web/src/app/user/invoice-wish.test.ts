import { expect, test } from 'vitest'
import { addressOf, type InvoiceAddress, type InvoiceWish, wishOf } from './invoice-wish.ts'

const all: InvoiceWish = { search: '', state: 'all', page: 1 }

test.each<[InvoiceAddress, Partial<InvoiceWish>]>([
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
])('%j asks for %j', (address, wish) => {
  expect(wishOf(address)).toEqual({ ...all, ...wish })
})

test.each<[Partial<InvoiceWish>, InvoiceAddress]>([
  [{}, {}],
  [
    { search: 'mira', state: 'open', page: 2 },
    { search: 'mira', state: 'open', page: '2' },
  ],
])('%j is written as %j', (wish, address) => {
  expect(addressOf({ ...all, ...wish })).toEqual(address)
  expect(wishOf(address)).toEqual({ ...all, ...wish })
})
