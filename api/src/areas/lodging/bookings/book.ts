import * as contract from '@academy/contract/lodging/bookings/endpoints'
import { dayInVienna } from '../../../base/clock.ts'
import { guard } from '../../../base/rate-limit.ts'
import { serve } from '../../../base/serve.ts'
import type { Inspect } from '../../../base/services.ts'
import { bookStay } from './book-stay.ts'
import { present } from './present.ts'
import { findOffer } from './queries.ts'
import { bookLimits, choiceErrors } from './rules.ts'

/** Days outside the academy and unknown rooms are named together with what else is wrong. */
const inspectBooking: Inspect<typeof contract.book> = async ({ db }, { body, now }) => {
  const { start_date, end_date, academy_room_type_id = null, academy_meal_type_id = null } = body
  const chosen = { academy_room_type_id, academy_meal_type_id }
  const offer = await findOffer(db, null, chosen)
  if (!offer) return {}
  // The days can be checked together only.
  return start_date && end_date
    ? choiceErrors({ ...chosen, start_date, end_date }, offer, dayInVienna(now))
    : choiceErrors({ ...chosen, start_date: offer.start_date, end_date: offer.end_date }, offer)
}

export const book = serve(
  contract.book,
  async (services, { body, user, locale, now }) => {
    const { agreedToTerms, terms_version_id, ...choice } = body
    await guard(services.db, bookLimits(user.id))
    const request = {
      account_id: user.id,
      booker: { by: 'person' as const },
      choice,
      terms_version_id,
      locale,
    }
    return present(services, await bookStay(services, request, now), 'person', now)
  },
  { inspect: inspectBooking },
)
