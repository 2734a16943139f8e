import type { BodyOf } from '@academy/contract/base/endpoint'
import type * as lodging from '@academy/contract/lodging/bookings/endpoints'
import type { BookingChange } from '@academy/contract/lodging/bookings/schemas'
import type * as contract from '@academy/contract/lodging/housekeeping/endpoints'
import type { BookingSort, OfficeBooking } from '@academy/contract/lodging/housekeeping/schemas'
import type { Call } from '../../../base/api.ts'
import { type DataQuery, defineQuery } from '../../../base/query.ts'
import { route } from '../../../base/route.ts'
import { toFile } from '../../../base/save-file.ts'
import { defineAcademyQuery } from '../../programme/academy/api.ts'

// The pages and dialogs show their failures themselves.
const quiet = { quiet: true } as const

const routes = {
  options: route<typeof lodging.options>('GET', '/api/accommodation/options'),
  occupancy: route<typeof contract.occupancy>('GET', '/api/academy/a/occupancy'),
  bookings: route<typeof contract.officeBookings>('GET', '/api/academy/a/bookings'),
  change: route<typeof contract.changeBooking>('PUT', '/api/academy/a/bookings/:id'),
  book: route<typeof contract.bookForPerson>('POST', '/api/academy/a/people/:id/bookings'),
  cancel: route<typeof contract.officeCancelBooking>('DELETE', '/api/academy/a/bookings/:id'),
  kitchen: route<typeof contract.kitchen>('GET', '/api/academy/a/kitchen'),
  kitchenCsv: route<typeof contract.kitchenCsv>('GET', '/api/academy/a/kitchen.csv'),
  housekeeping: route<typeof contract.housekeeping>('GET', '/api/academy/a/housekeeping'),
  housekeepingCsv: route<typeof contract.housekeepingCsv>('GET', '/api/academy/a/housekeeping.csv'),
}

/** The sheets are null between two academies. */
export const occupancyQuery = (call: Call) =>
  defineAcademyQuery(call, ['occupancy'], call => call(routes.occupancy, {}, quiet))

export const kitchenQuery = (call: Call) =>
  defineAcademyQuery(call, ['kitchen'], call => call(routes.kitchen, {}, quiet))

export const housekeepingQuery = (call: Call) =>
  defineAcademyQuery(call, ['housekeeping'], call => call(routes.housekeeping, {}, quiet))

export const offersQuery = (call: Call) =>
  defineQuery(call, ['lodging-offers'], call => call(routes.options, {}, quiet))

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
  call(routes.bookings, { query: { ...query } }, quiet)

export const bookingsQuery = (call: Call, query: BookingQuery): DataQuery<BookingPage> =>
  defineQuery(call, ['office-bookings', query], call => loadBookings(call, query))

export const changeBooking = (call: Call, id: number, body: BookingChange): Promise<OfficeBooking> =>
  call(routes.change, { params: { id: String(id) }, body }, quiet)

/** Books a stay for a person. */
export const bookForPerson = (
  call: Call,
  accountId: number,
  body: BodyOf<typeof contract.bookForPerson>,
): Promise<OfficeBooking> => call(routes.book, { params: { id: String(accountId) }, body }, quiet)

/** At the cost confirmed by the office, or free of charge. */
export const cancelBooking = async (call: Call, id: number, cost: number | 'free'): Promise<void> => {
  const query = cost === 'free' ? { free: '1' as const } : { cost }
  await call(routes.cancel, { params: { id: String(id) }, query }, quiet)
}

export const exportKitchen = (call: Call): Promise<void> => call(routes.kitchenCsv, {}, toFile('kitchen.csv'))

export const exportHousekeeping = (call: Call): Promise<void> =>
  call(routes.housekeepingCsv, {}, toFile('housekeeping.csv'))
