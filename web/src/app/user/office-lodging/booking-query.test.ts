import { expect, test } from 'vitest'
import { addressOf, type BookingAddress, type BookingQuery, queryOf } from './booking-query.ts'

const nights = ['2027-08-01', '2027-08-02']
const plain: BookingQuery = { search: '', night: '', withCancelled: false, page: 1 }

test.each<[address: BookingAddress, query: Partial<BookingQuery>]>([
  [{}, {}],
  [
    { search: '  Talbach ', page: '3' },
    { search: 'Talbach', page: 3 },
  ],
  [
    { night: '2027-08-02', cancelled: '1' },
    { night: '2027-08-02', withCancelled: true },
  ],
  [{ night: '2027-09-02', cancelled: 'yes', page: '-1' }, {}],
  [{ search: 'x'.repeat(500), page: '1e9' }, { search: 'x'.repeat(100) }],
])('%j queries %j', (address, query) => {
  expect(queryOf(address, nights)).toEqual({ ...plain, ...query })
})

test.each<[query: Partial<BookingQuery>, address: BookingAddress]>([
  [{}, {}],
  [
    { search: 'Talbach', night: '2027-08-01', withCancelled: true, page: 2 },
    { search: 'Talbach', night: '2027-08-01', cancelled: '1', page: '2' },
  ],
])('%j is encoded as %j', (query, address) => {
  expect(addressOf({ ...plain, ...query })).toEqual(address)
})
