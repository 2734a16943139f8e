import type { changeBooking as endpoint } from '@academy/contract/lodging/housekeeping/endpoints'
import type { Operation } from '../../../base/services.ts'
import { changeBooking } from '../bookings/change-booking.ts'
import { loadBooking } from './present.ts'

export const change: Operation<typeof endpoint> = async (services, { params, body, user, locale, now }) => {
  await changeBooking(services, { id: params.id, choice: body, actor_id: user.id, locale }, now)
  return loadBooking(services, params.id, now)
}
