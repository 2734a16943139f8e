import type { InputOf } from '@academy/contract/base/endpoint'
import type { Stay } from '@academy/contract/base/period'
import * as lodging from '@academy/contract/lodging/bookings/endpoints'
import type { Booking, RoomOption } from '@academy/contract/lodging/bookings/schemas'
import { type Call, quiet } from '../../../base/call.ts'
import { defineQuery } from '../../../base/query.ts'
import { defineAcademyQuery } from '../../programme/academy/api.ts'

/** Null before the first academy and between two academies. */
export const optionsQuery = (call: Call) =>
  defineAcademyQuery(call, ['lodging-options'], call => call(lodging.options, { query: {} }, quiet))

/** Loads the rooms with their availability on these days. */
export const loadRooms = async (call: Call, stay: Stay, signal: AbortSignal): Promise<RoomOption[]> =>
  (await call(lodging.options, { query: stay }, { ...quiet, signal })).room_types

export const bookingsQuery = (call: Call) =>
  defineQuery(call, ['bookings'], call => call(lodging.bookings, {}, quiet))

export const sendBooking = (call: Call, body: InputOf<typeof lodging.book>['body']): Promise<Booking> =>
  call(lodging.book, { body }, quiet)

/** At the displayed total; refused if it has changed since. */
export const changeBooking = (
  call: Call,
  id: number,
  body: InputOf<typeof lodging.changeOwnBooking>['body'],
): Promise<Booking> => call(lodging.changeOwnBooking, { params: { id: String(id) }, body }, quiet)

/** At the displayed cost; refused if the cost has changed since. */
export const cancelBooking = (call: Call, id: number, cost: number): Promise<Booking> =>
  call(lodging.cancelBooking, { params: { id: String(id) }, query: { cost } }, quiet)
