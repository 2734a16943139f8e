import { loadApplications } from '../../../features/applications/api.ts'
import { loadBookings, loadOptions } from '../../../features/lodging/api.ts'
import { loadCountries, loadProfile } from '../../../features/profile/api.ts'
import type { Call } from '../../../lib/api.ts'
import { loadToday } from '../today.ts'

export const loadAccommodationPage = async (call: Call) => {
  const [today, options, bookings, profile, applications] = await Promise.all([
    loadToday(call),
    loadOptions(call),
    loadBookings(call),
    loadProfile(call),
    loadApplications(call),
  ])
  const places = applications
    .filter(({ is_current, status }) => is_current && status === 'accepted')
    .map(({ masterclass: { start_date, end_date } }) => ({ start_date, end_date }))
    .sort((a, b) => a.start_date.localeCompare(b.start_date))
  // Needed by the form that completes the profile alone.
  const countries = profile.gender ? [] : await loadCountries(call)
  return { today, options, bookings, profile, places, countries }
}
