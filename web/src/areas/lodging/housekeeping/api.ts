import type { BodyOf } from '@academy/contract/base/endpoint'
import * as lodging from '@academy/contract/lodging/bookings/endpoints'
import type { BookingChange } from '@academy/contract/lodging/bookings/schemas'
import * as contract from '@academy/contract/lodging/housekeeping/endpoints'
import type { BookingSort, OfficeBooking } from '@academy/contract/lodging/housekeeping/schemas'
import { type Call, quiet } from '../../../base/call.ts'
import { type DataQuery, defineQuery } from '../../../base/query.ts'
import { toFile } from '../../../base/save-file.ts'
import { defineAcademyQuery } from '../../programme/academy/api.ts'

/** The sheets are null between two academies. */
export const occupancyQuery = (call: Call) =>
  defineAcademyQuery(call, ['occupancy'], call => call(contract.occupancy, {}, quiet))

export const kitchenQuery = (call: Call) =>
  defineAcademyQuery(call, ['kitchen'], call => call(contract.kitchen, {}, quiet))

export const housekeepingQuery = (call: Call) =>
  defineAcademyQuery(call, ['housekeeping'], call => call(contract.housekeeping, {}, quiet))

export const lodgingOptionsQuery = (call: Call) =>
  defineQuery(call, ['office-lodging-options'], call => call(lodging.options, {}, quiet))

/** What of the bookings is listed. */
export interface BookingQuery {
  search: string
  /** Every night if missing. */
  night?: string
  /** Also cancelled bookings. */
  cancelled: '0' | '1'
  sort?: BookingSort
  page: number
}

export interface BookingPage {
  bookings: OfficeBooking[]
  total: number
}

export const loadBookings = (call: Call, query: BookingQuery): Promise<BookingPage> =>
  call(contract.officeBookings, { query: { ...query } }, quiet)

export const bookingsQuery = (call: Call, query: BookingQuery): DataQuery<BookingPage> =>
  defineQuery(call, ['office-bookings', query], call => loadBookings(call, query))

export const changeBooking = (call: Call, id: number, body: BookingChange): Promise<OfficeBooking> =>
  call(contract.changeBooking, { params: { id: String(id) }, body }, quiet)

/** Books a stay for a person. */
export const bookForPerson = (
  call: Call,
  accountId: number,
  body: BodyOf<typeof contract.bookForPerson>,
): Promise<OfficeBooking> => call(contract.bookForPerson, { params: { id: String(accountId) }, body }, quiet)

/** At the cost confirmed by the office, or free of charge. */
export const cancelBooking = async (call: Call, id: number, cost: number | 'free'): Promise<void> => {
  const query = cost === 'free' ? { free: '1' as const } : { cost }
  await call(contract.officeCancelBooking, { params: { id: String(id) }, query }, quiet)
}

export const exportKitchen = (call: Call): Promise<void> =>
  call(contract.kitchenCsv, {}, toFile('kitchen.csv'))

export const exportHousekeeping = (call: Call): Promise<void> =>
  call(contract.housekeepingCsv, {}, toFile('housekeeping.csv'))
