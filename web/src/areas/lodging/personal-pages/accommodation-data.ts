import type { Call } from '../../../base/api.ts'
import { loadAll } from '../../../base/data-cache.ts'
import { todayQuery } from '../../../base/pages/today.ts'
import { useData } from '../../../base/use-data.ts'
import { applicationsQuery } from '../../admission/applications/api.ts'
import { arrivalDetailsQuery } from '../../people/arrival-details/api.ts'
import { loadCountriesFor, profileQuery } from '../../people/profile/api.ts'
import { bookingsQuery, optionsQuery } from '../bookings/api.ts'
import { classPeriods } from '../bookings/nights.ts'

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
