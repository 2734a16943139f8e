import type { InputOf } from '@academy/contract/base/endpoint'
import type { Stay } from '@academy/contract/base/period'
import type * as lodging from '@academy/contract/lodging/bookings/endpoints'
import type { Booking, RoomOffer } from '@academy/contract/lodging/bookings/schemas'
import type { Call } from '../../../base/api.ts'
import { defineQuery } from '../../../base/query.ts'
import { route } from '../../../base/route.ts'
import { defineAcademyQuery } from '../../programme/academy/api.ts'

// The pages show their own messages for failures.
const quiet = { quiet: true } as const

const routes = {
  options: route<typeof lodging.options>('GET', '/api/accommodation/options'),
  bookings: route<typeof lodging.bookings>('GET', '/api/accommodation/bookings/current'),
  book: route<typeof lodging.book>('POST', '/api/accommodation/bookings'),
  change: route<typeof lodging.changeOwnBooking>('PUT', '/api/accommodation/bookings/:id'),
  cancel: route<typeof lodging.cancelBooking>('DELETE', '/api/accommodation/bookings/:id'),
}

/** Null before the first academy and between two academies. */
export const optionsQuery = (call: Call) =>
  defineAcademyQuery(call, ['lodging-options'], call => call(routes.options, { query: {} }, quiet))

/** Loads the rooms with their availability on these days. */
export const loadRooms = async (call: Call, stay: Stay, signal: AbortSignal): Promise<RoomOffer[]> =>
  (await call(routes.options, { query: stay }, { ...quiet, signal })).room_types

export const bookingsQuery = (call: Call) =>
  defineQuery(call, ['bookings'], call => call(routes.bookings, {}, quiet))

export const sendBooking = (call: Call, body: InputOf<typeof lodging.book>['body']): Promise<Booking> =>
  call(routes.book, { body }, quiet)

/** At the displayed total; refused if it has changed since. */
export const changeBooking = (
  call: Call,
  id: number,
  body: InputOf<typeof lodging.changeOwnBooking>['body'],
): Promise<Booking> => call(routes.change, { params: { id: String(id) }, body }, quiet)

/** At the displayed cost; refused if the cost has changed since. */
export const cancelBooking = (call: Call, id: number, cost: number): Promise<Booking> =>
  call(routes.cancel, { params: { id: String(id) }, query: { cost } }, quiet)
