import * as contract from '@academy/contract/lodging/bookings/endpoints'
import { dayInVienna } from '../../../base/clock.ts'
import { guard } from '../../../base/rate-limit.ts'
import { serve } from '../../../base/serve.ts'
import { changeBooking } from './change-booking.ts'
import { present } from './present.ts'
import { getBooking } from './queries.ts'
import { bookLimits } from './rules.ts'

/** Changes an own booking; what is given up after the free day costs what cancelling it would. */
export const change = serve(
  contract.changeOwnBooking,
  async (services, { params: { id }, body, user, locale, now }) => {
    const { version, total, ...choice } = body
    await guard(services.db, bookLimits(user.id))
    const changer = { by: 'person' as const, version, total }
    await changeBooking(services, { id, choice, actor_id: user.id, changer, locale }, now)
    return present(services, await getBooking(services.db, id, dayInVienna(now)), 'person', now)
  },
)
