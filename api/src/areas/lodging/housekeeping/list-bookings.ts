import * as contract from '@academy/contract/lodging/housekeeping/endpoints'
import { BOOKINGS_PER_PAGE } from '@academy/contract/lodging/housekeeping/schemas'
import { dayInVienna } from '../../../base/clock.ts'
import { serve } from '../../../base/serve.ts'
import { presentToOffice } from './present.ts'
import { findBookings } from './queries.ts'

export const listBookings = serve(contract.officeBookings, async (services, { query, now }) => {
  const { page, ...wanted } = query
  const part = { limit: BOOKINGS_PER_PAGE, offset: (page - 1) * BOOKINGS_PER_PAGE }
  const { bookings, total } = await findBookings(services.db, wanted, part, dayInVienna(now))
  return { bookings: bookings.map(booking => presentToOffice(services, booking, now)), total }
})
