import * as contract from '@academy/contract/lodging/housekeeping/endpoints'
import { serve } from '../../../base/serve.ts'
import { changeBooking } from '../bookings/change-booking.ts'
import { loadBooking } from './present.ts'

export const change = serve(contract.changeBooking, async (services, { params, body, user, locale, now }) => {
  await changeBooking(services, { id: params.id, choice: body, actor_id: user.id, locale }, now)
  return loadBooking(services, params.id, now)
})
