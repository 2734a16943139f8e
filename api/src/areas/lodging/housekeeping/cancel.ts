import * as contract from '@academy/contract/lodging/housekeeping/endpoints'
import { serve } from '../../../base/serve.ts'
import { cancelBookingAndInvoice } from '../bookings/cancel-booking.ts'
import { loadBooking } from './present.ts'

export const cancel = serve(contract.officeCancelBooking, async (services, { params, query, user, now }) => {
  const { id } = params
  const free = query.free === '1'
  await cancelBookingAndInvoice(
    services,
    { id, actor_id: user.id, by: 'office', free, confirmedCost: query.cost },
    now,
  )
  return loadBooking(services, id, now)
})
