import type * as contract from '@academy/contract/housekeeping/endpoints'
import type {
  HousekeepingDay,
  KitchenDay,
  Occupancy,
  OfficeBooking,
} from '@academy/contract/housekeeping/schemas'
import type * as lodging from '@academy/contract/lodging/endpoints'
import type { BookingChange } from '@academy/contract/lodging/schemas'
import type { Call } from '../../lib/api.ts'
import { route } from '../../lib/route.ts'
import { toFile } from '../../lib/save-file.ts'

// The pages and dialogs say themselves what failed.
const quiet = { quiet: true } as const

const routes = {
  options: route<typeof lodging.options>('GET', '/api/accommodation/options'),
  occupancy: route<typeof contract.occupancy>('GET', '/api/academy/a/occupancy'),
  bookings: route<typeof contract.officeBookings>('GET', '/api/academy/a/bookings'),
  bookingsCsv: route<typeof contract.bookingsCsv>('GET', '/api/academy/a/bookings.csv'),
  change: route<typeof contract.changeBooking>('PUT', '/api/academy/a/bookings/:id'),
  cancel: route<typeof contract.officeCancelBooking>('DELETE', '/api/academy/a/bookings/:id'),
  kitchen: route<typeof contract.kitchen>('GET', '/api/academy/a/kitchen'),
  kitchenCsv: route<typeof contract.kitchenCsv>('GET', '/api/academy/a/kitchen.csv'),
  housekeeping: route<typeof contract.housekeeping>('GET', '/api/academy/a/housekeeping'),
  housekeepingCsv: route<typeof contract.housekeepingCsv>('GET', '/api/academy/a/housekeeping.csv'),
}

export const loadOccupancy = (call: Call): Promise<Occupancy> => call(routes.occupancy, {}, quiet)

export const loadKitchen = (call: Call): Promise<KitchenDay[]> => call(routes.kitchen, {}, quiet)

export const loadHousekeeping = (call: Call): Promise<HousekeepingDay[]> =>
  call(routes.housekeeping, {}, quiet)

export const loadOffers = (call: Call): Promise<lodging.LodgingOptions> => call(routes.options, {}, quiet)

/** Whom the office looks for. */
export interface BookingFilter {
  search: string
  /** Empty: every night. */
  night: string
  withCancelled: boolean
}

export interface BookingPage {
  bookings: OfficeBooking[]
  total: number
}

const queryOf = ({ search, night, withCancelled }: BookingFilter) => ({
  search,
  ...(night && { night }),
  cancelled: withCancelled ? ('1' as const) : ('0' as const),
})

export const loadBookings = (
  call: Call,
  filter: BookingFilter,
  page: number,
  signal: AbortSignal,
): Promise<BookingPage> =>
  call(routes.bookings, { query: { ...queryOf(filter), page } }, { ...quiet, signal })

export const changeBooking = (call: Call, id: number, body: BookingChange): Promise<OfficeBooking> =>
  call(routes.change, { params: { id: String(id) }, body }, quiet)

/** For the cost that the office was told, or free of charge. */
export const cancelBooking = async (call: Call, id: number, cost: number | 'free'): Promise<void> => {
  const query = cost === 'free' ? { free: '1' as const } : { cost }
  await call(routes.cancel, { params: { id: String(id) }, query }, quiet)
}

export const exportBookings = (call: Call, filter: BookingFilter): Promise<void> =>
  call(routes.bookingsCsv, { query: queryOf(filter) }, toFile('bookings.csv'))

export const exportKitchen = (call: Call): Promise<void> => call(routes.kitchenCsv, {}, toFile('kitchen.csv'))

export const exportHousekeeping = (call: Call): Promise<void> =>
  call(routes.housekeepingCsv, {}, toFile('housekeeping.csv'))
