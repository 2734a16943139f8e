import type { Call } from '../../../base/api.ts'
import { applicationsQuery } from '../../admission/applications/api.ts'
import { bookingsQuery } from '../../lodging/bookings/api.ts'
import { accompanistsQuery, datesQuery, requestsQuery } from '../requests/api.ts'

export const concertQueries = (call: Call) => ({
  requests: requestsQuery(call),
  dates: datesQuery(call),
  accompanists: accompanistsQuery(call),
  applications: applicationsQuery(call),
  bookings: bookingsQuery(call),
})
