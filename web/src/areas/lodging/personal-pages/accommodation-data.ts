import { applicationsQuery } from '../../../features/applications/api.ts'
import { arrivalDetailsQuery } from '../../../features/arrival-details/api.ts'
import { bookingsQuery, optionsQuery } from '../../../features/lodging/api.ts'
import { classPeriods } from '../../../features/lodging/nights.ts'
import { profileQuery } from '../../../features/profile/api.ts'
import type { Call } from '../../../lib/api.ts'
import { loadAll } from '../../../lib/data-cache.ts'
import { useData } from '../../../lib/use-data.ts'
import { loadCountriesFor } from '../profile/countries-data.ts'
import { todayQuery } from '../today.ts'

const accommodationQueries = (call: Call) => ({
  today: todayQuery(call),
  options: optionsQuery(call),
  bookings: bookingsQuery(call),
  profile: profileQuery(call),
  details: arrivalDetailsQuery(call),
  applications: applicationsQuery(call),
})

export const loadAccommodationPage = async (call: Call): Promise<void> => {
  await loadAll(accommodationQueries(call))
  await loadCountriesFor(call)
}

export const useAccommodation = (call: Call) => {
  const { applications, ...page } = useData(accommodationQueries(call))
  return { ...page, applications, classes: classPeriods(applications) }
}
