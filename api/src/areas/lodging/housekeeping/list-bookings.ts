import type { officeBookings as endpoint } from '@academy/contract/lodging/housekeeping/endpoints'
import { BOOKINGS_PER_PAGE } from '@academy/contract/lodging/housekeeping/schemas'
import { dayInVienna } from '../../../base/clock.ts'
import type { Operation } from '../../../base/services.ts'
import { presentToOffice } from './present.ts'
import { findBookings } from './queries.ts'

export const listBookings: Operation<typeof endpoint> = async (services, { query, now }) => {
  const { page, ...wanted } = query
  const part = { limit: BOOKINGS_PER_PAGE, offset: (page - 1) * BOOKINGS_PER_PAGE }
  const { bookings, total } = await findBookings(services.db, wanted, part, dayInVienna(now))
  return { bookings: bookings.map(booking => presentToOffice(services, booking, now)), total }
}
