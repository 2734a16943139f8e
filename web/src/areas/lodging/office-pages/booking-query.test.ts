import { expect, test } from 'vitest'
import { viewOf } from '../../../ui/office-table/table-view.ts'
import type { BookingQuery } from '../housekeeping/api.ts'
import { bookingQueryOf } from './booking-list.tsx'

const nights = ['2027-08-01', '2027-08-02']
const plain: BookingQuery = { search: '', cancelled: '0', page: 1 }

test.each<[address: Record<string, string>, query: Partial<BookingQuery>]>([
  [{}, {}],
  [
    { search: '  Talbach ', sort: '-price', page: '3' },
    { search: 'Talbach', sort: '-price', page: 3 },
  ],
  [
    { night: '2027-08-02', cancelled: '1' },
    { night: '2027-08-02', cancelled: '1' },
  ],
  [{ night: '2027-09-02', cancelled: 'yes', sort: 'room', page: '-1' }, {}],
])('%j queries %j', (address, query) => {
  const view = viewOf(address, ['night', 'cancelled'])
  expect(bookingQueryOf(view, nights)).toEqual({ ...plain, ...query })
})
