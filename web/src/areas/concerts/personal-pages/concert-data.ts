import { applicationsQuery } from '../../../features/applications/api.ts'
import { correpetitorsQuery, datesQuery, requestsQuery } from '../../../features/concerts/api.ts'
import { bookingsQuery } from '../../../features/lodging/api.ts'
import type { Call } from '../../../lib/api.ts'

export const concertQueries = (call: Call) => ({
  requests: requestsQuery(call),
  dates: datesQuery(call),
  correpetitors: correpetitorsQuery(call),
  applications: applicationsQuery(call),
  bookings: bookingsQuery(call),
})
