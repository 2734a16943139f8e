import { expect, test } from 'vitest'
import { dayInVienna } from '../../../base/format.ts'
import { type HomeLead, homeOrder } from './home-order.ts'

const academy = {
  start_date_academy: '2027-08-01',
  end_date_academy: '2027-08-15',
  end_date_application: '2027-07-01',
}

// Summer time at the academy: midnight is at 22:00 of the day before in UTC.
test.each<[instant: string, lead: HomeLead]>([
  ['2026-11-15T12:00:00Z', 'masterclasses'],
  ['2027-07-01T21:59:59Z', 'masterclasses'],
  ['2027-07-01T22:00:00Z', 'dates'],
  ['2027-07-31T21:59:59Z', 'dates'],
  ['2027-07-31T22:00:00Z', 'concert'],
  ['2027-08-15T21:59:59Z', 'concert'],
  ['2027-08-15T22:00:00Z', 'thanks'],
  ['2027-12-31T23:30:00Z', 'thanks'],
])('at %s the home page leads to: %s', (instant, lead) => {
  const order = homeOrder({ ...academy, today: dayInVienna(instant) })
  expect(order).toMatchObject({ lead, parts: expect.arrayContaining([lead, 'masterclasses', 'costs']) })
  // What leads stands first, and nothing stands twice.
  expect(order.parts[0]).toBe(lead)
  expect(new Set(order.parts).size).toBe(order.parts.length)
})

test('between two academies the home page says that the programme follows', () => {
  expect(homeOrder(null)).toMatchObject({ lead: 'announcement' })
})
