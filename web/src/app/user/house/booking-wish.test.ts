import { expect, test } from 'vitest'
import { addressOf, type BookingAddress, type BookingWish, wishOf } from './booking-wish.ts'

const nights = ['2027-08-01', '2027-08-02']
const plain: BookingWish = { search: '', night: '', withCancelled: false, page: 1 }

test.each<[address: BookingAddress, wish: Partial<BookingWish>]>([
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
])('%j asks for %j', (address, wish) => {
  expect(wishOf(address, nights)).toEqual({ ...plain, ...wish })
})

test.each<[wish: Partial<BookingWish>, address: BookingAddress]>([
  [{}, {}],
  [
    { search: 'Talbach', night: '2027-08-01', withCancelled: true, page: 2 },
    { search: 'Talbach', night: '2027-08-01', cancelled: '1', page: '2' },
  ],
])('%j is written as %j', (wish, address) => {
  expect(addressOf({ ...plain, ...wish })).toEqual(address)
})
