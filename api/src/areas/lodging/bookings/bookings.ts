import { stayErrors } from '@academy/contract/base/period'
import * as contract from '@academy/contract/lodging/bookings/endpoints'
import { dayInVienna } from '../../../base/clock.ts'
import { invalidInput, problem } from '../../../base/problem.ts'
import { guard } from '../../../base/rate-limit.ts'
import { serve } from '../../../base/serve.ts'
import type { Inspect } from '../../../base/services.ts'
import { bookStay } from './book-stay.ts'
import { cancelBookingAndInvoice } from './cancel-booking.ts'
import { changeBooking } from './change-booking.ts'
import { findChosenOptions, findOptions } from './option-queries.ts'
import { present } from './present.ts'
import { findBookingsOf, getBooking } from './queries.ts'
import { bookLimits, choiceErrors } from './rules.ts'

/** Days outside the academy and unknown rooms are named together with what else is wrong. */
const inspectBooking: Inspect<typeof contract.book> = async ({ db }, { body, now }) => {
  const { start_date, end_date, academy_room_type_id = null, academy_meal_type_id = null } = body
  const chosen = { academy_room_type_id, academy_meal_type_id }
  const option = await findChosenOptions(db, null, chosen)
  if (!option) return {}
  // The days can be checked together only.
  return start_date && end_date
    ? choiceErrors({ ...chosen, start_date, end_date }, option, dayInVienna(now))
    : choiceErrors({ ...chosen, start_date: option.start_date, end_date: option.end_date }, option)
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

export const listOwn = serve(contract.bookings, async (services, { user, now }) => {
  const found = await findBookingsOf(services.db, user.id, dayInVienna(now))
  return found.map(booking => present(services, booking, 'person', now))
})

/** With only one of the two days the answer is the same as without any. */
export const listOptions = serve(contract.options, async ({ db }, { query, locale }) => {
  const { start_date, end_date } = query
  const stay = start_date && end_date ? { start_date, end_date } : undefined
  const options = await findOptions(db, stay)
  if (!options) throw problem('not_found')
  const errors = stay ? stayErrors(stay, options) : {}
  if (Object.keys(errors).length > 0) throw invalidInput(errors, locale)
  return options
})

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
