import type { Application, ApplicationStatus } from '@academy/contract/applications/schemas'
import { applicationsQuery } from '../../../features/applications/api.ts'
import { arrivalDetailsQuery } from '../../../features/arrival-details/api.ts'
import { bookingsQuery, optionsQuery } from '../../../features/lodging/api.ts'
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

// A place comes before what may become one.
const statuses: readonly ApplicationStatus[] = ['accepted', 'applied', 'reserve']

/** The days of the masterclasses in which the person has a place or may get one, in the order of interest. */
const classPeriods = (applications: readonly Application[]) =>
  statuses.flatMap(status =>
    applications
      .filter(application => application.is_current && application.status === status)
      .map(({ masterclass: { start_date, end_date } }) => ({ start_date, end_date }))
      .sort((a, b) => a.start_date.localeCompare(b.start_date)),
  )

export const useAccommodation = (call: Call) => {
  const { applications, ...page } = useData(accommodationQueries(call))
  return { ...page, applications, classes: classPeriods(applications) }
}
