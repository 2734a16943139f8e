import { fullName } from '@academy/contract/base/names'
import * as contract from '@academy/contract/lodging/housekeeping/endpoints'
import {
  BOOKINGS_PER_PAGE,
  type HousekeepingDay,
  type KitchenDay,
  type Occupancy,
  type OfficeBooking,
} from '@academy/contract/lodging/housekeeping/schemas'
import { dayInVienna } from '../../../base/clock.ts'
import { jsonText } from '../../../base/http-response.ts'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import type { Services } from '../../../base/services.ts'
import { bookStay } from '../bookings/book-stay.ts'
import { cancelBookingAndInvoice } from '../bookings/cancel-booking.ts'
import { changeBooking } from '../bookings/change-booking.ts'
import { present } from '../bookings/present.ts'
import { findBooking, type StoredBooking } from '../bookings/queries.ts'
import { findBookings, findDiners, findGuests, occupancyJson } from './queries.ts'
import { housekeepingDays, kitchenDays } from './rules.ts'

/** Returns a booking with its person and the cost of a cancellation by the office. */
export const presentToOffice = (services: Services, stored: StoredBooking, now: Date): OfficeBooking => {
  const { id, email, gets_mail } = stored.person
  return {
    ...present(services, stored, 'office', now),
    account_id: id,
    full_name: fullName(stored.person),
    email,
    gets_mail,
  }
}

/** Returns the current state of a booking after a change. */
const loadBooking = async (services: Services, id: number, now: Date): Promise<OfficeBooking> => {
  const stored = await findBooking(services.db, id, dayInVienna(now))
  if (!stored) throw problem('not_found')
  return presentToOffice(services, stored, now)
}

export const bookForPerson = serve(
  contract.bookForPerson,
  async (services, { params, body, user, locale, now }) => {
    const { told_terms, terms_version_id, is_free, ...choice } = body
    const booker = { by: 'office' as const, actor_id: user.id, is_free }
    const request = { account_id: params.id, booker, choice, terms_version_id, locale }
    return presentToOffice(services, await bookStay(services, request, now), now)
  },
)

export const change = serve(contract.changeBooking, async (services, { params, body, user, locale, now }) => {
  await changeBooking(services, { id: params.id, choice: body, actor_id: user.id, locale }, now)
  return loadBooking(services, params.id, now)
})

export const showOccupancy = serve(contract.occupancy, async ({ db }) => {
  const json = await occupancyJson(db)
  if (!json) throw problem('not_found')
  return jsonText<Occupancy>(json)
})

export const listBookings = serve(contract.officeBookings, async (services, { query, now }) => {
  const { page, ...wanted } = query
  const part = { limit: BOOKINGS_PER_PAGE, offset: (page - 1) * BOOKINGS_PER_PAGE }
  const { bookings, total } = await findBookings(services.db, wanted, part, dayInVienna(now))
  return { bookings: bookings.map(booking => presentToOffice(services, booking, now)), total }
})

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

/** Returns the data of the housekeeping sheet and of its CSV. */
export const loadHousekeeping = async ({ db }: Services): Promise<HousekeepingDay[]> => {
  const sheet = await findGuests(db)
  if (!sheet) throw problem('not_found')
  return housekeepingDays(sheet, sheet.people)
}

export const showHousekeeping = serve(contract.housekeeping, services => loadHousekeeping(services))

/** Returns the data of the kitchen sheet and of its CSV. */
export const loadKitchen = async ({ db }: Services): Promise<KitchenDay[]> => {
  const sheet = await findDiners(db)
  if (!sheet) throw problem('not_found')
  return kitchenDays(sheet, sheet.people)
}

export const showKitchen = serve(contract.kitchen, services => loadKitchen(services))
