import { expect, test } from 'vitest'
import { sortRequests } from './sort-requests.ts'

test('requests without a date come first, then the evenings in their order', () => {
  const rows = ['2027-08-07', null, '2027-08-04', null].map((scheduled_performance_date, id) => ({
    id,
    scheduled_performance_date,
  }))
  expect(sortRequests(rows).map(({ id }) => id)).toEqual([1, 3, 2, 0])
})
