import type { BookingFilter } from '../../../features/housekeeping/api.ts'
import { pageOf, searchedFor } from '../../search.ts'

/** What the address says, all of it text and none of it to be trusted. */
export interface BookingAddress {
  search?: string
  night?: string
  cancelled?: string
  page?: string
}

export interface BookingQuery extends BookingFilter {
  page: number
}

/** Whom the office looks for, by the address of the page. What is no night of the academy is none. */
export const queryOf = (
  { search, night, cancelled, page }: BookingAddress,
  nights: readonly string[],
): BookingQuery => ({
  search: searchedFor(search),
  night: nights.find(known => known === night) ?? '',
  withCancelled: cancelled === '1',
  page: pageOf(page),
})

/** The shortest address for it: what goes without saying is left out. */
export const addressOf = ({ search, night, withCancelled, page }: BookingQuery): BookingAddress => ({
  ...(search && { search }),
  ...(night && { night }),
  ...(withCancelled && { cancelled: '1' }),
  ...(page > 1 && { page: String(page) }),
})
