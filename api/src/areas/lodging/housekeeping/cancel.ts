import type { officeCancelBooking as endpoint } from '@academy/contract/lodging/housekeeping/endpoints'
import type { Operation } from '../../../base/services.ts'
import { cancelBookingAndInvoice } from '../bookings/cancel-booking.ts'
import { loadBooking } from './present.ts'

export const cancel: Operation<typeof endpoint> = async (services, { params, query, user, now }) => {
  const { id } = params
  const free = query.free === '1'
  await cancelBookingAndInvoice(
    services,
    { id, actor_id: user.id, by: 'office', free, confirmedCost: query.cost },
    now,
  )
  return loadBooking(services, id, now)
}
