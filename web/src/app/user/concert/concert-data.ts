import { correpetitorsQuery, datesQuery, requestsQuery } from '../../../features/concerts/api.ts'
import type { Call } from '../../../lib/api.ts'

export const concertQueries = (call: Call) => ({
  requests: requestsQuery(call),
  dates: datesQuery(call),
  correpetitors: correpetitorsQuery(call),
})
