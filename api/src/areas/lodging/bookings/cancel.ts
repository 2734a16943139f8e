import * as contract from '@academy/contract/lodging/bookings/endpoints'
import { dayInVienna } from '../../../base/clock.ts'
import { serve } from '../../../base/serve.ts'
import { cancelBookingAndInvoice } from './cancel-booking.ts'
import { present } from './present.ts'
import { getBooking } from './queries.ts'

export const cancel = serve(
  contract.cancelBooking,
  async (services, { params: { id }, query, user, now }) => {
    await cancelBookingAndInvoice(
      services,
      { id, actor_id: user.id, by: 'person', confirmedCost: query.cost },
      now,
    )
    const booking = await getBooking(services.db, id, dayInVienna(now))
    return present(services, booking, 'person', now)
  },
)
