import type { Profile } from '@academy/contract/people/profile/schemas'
import { useQuery } from '@tanstack/react-query'
import type { Call } from '../../../base/api.ts'
import { dataCache, loadFresh } from '../../../base/data-cache.ts'
import { countriesQuery, profileQuery } from '../profile/api.ts'

// Only the form that completes a profile needs the countries.
const isIncomplete = (profile: Profile | undefined) => profile !== undefined && !profile.gender

/** For loaders; call it after the profile is loaded. */
export const loadCountriesFor = async (call: Call): Promise<void> => {
  if (isIncomplete(dataCache.getQueryData(profileQuery(call).queryKey))) await loadFresh(countriesQuery(call))
}

export const useCountriesFor = (call: Call, profile: Profile) =>
  useQuery({ ...countriesQuery(call), enabled: isIncomplete(profile) }).data ?? []
