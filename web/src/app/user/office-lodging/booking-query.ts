import type { BookingFilter } from '../../../features/housekeeping/api.ts'
import { pageOf, searchedFor } from '../../search.ts'

/** The raw query of the URL, not validated. */
export interface BookingAddress {
  search?: string
  night?: string
  cancelled?: string
  page?: string
}

export interface BookingQuery extends BookingFilter {
  page: number
}

/** Returns the validated query from the URL; a day that is not a night of the academy is ignored. */
export const queryOf = (
  { search, night, cancelled, page }: BookingAddress,
  nights: readonly string[],
): BookingQuery => ({
  search: searchedFor(search),
  night: nights.find(known => known === night) ?? '',
  withCancelled: cancelled === '1',
  page: pageOf(page),
})

/** Returns the shortest URL query: defaults are omitted. */
export const addressOf = ({ search, night, withCancelled, page }: BookingQuery): BookingAddress => ({
  ...(search && { search }),
  ...(night && { night }),
  ...(withCancelled && { cancelled: '1' }),
  ...(page > 1 && { page: String(page) }),
})
