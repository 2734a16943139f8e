import type * as accounts from '@academy/contract/access/accounts/endpoints'
import type { BodyOf } from '@academy/contract/base/endpoint'
import type { Country } from '@academy/contract/base/person-fields'
import type * as contract from '@academy/contract/people/profile/endpoints'
import type { AddressInput, Profile, Resume } from '@academy/contract/people/profile/schemas'
import { useQuery } from '@tanstack/react-query'
import type { Call } from '../../../base/api.ts'
import { dataCache, loadFresh } from '../../../base/data-cache.ts'
import { type DataQuery, defineQuery } from '../../../base/query.ts'
import { route } from '../../../base/route.ts'

// The pages show their failures themselves.
const quiet = { quiet: true } as const

const routes = {
  profile: route<typeof contract.profile>('GET', '/api/user/profile'),
  countries: route<typeof contract.countries>('GET', '/api/countries'),
  updateProfile: route<typeof contract.updateProfile>('PUT', '/api/user/profile'),
  updateUser: route<typeof accounts.updateUser>('PUT', '/api/:id'),
  updateAddresses: route<typeof contract.updateAddresses>('PUT', '/api/user/profile/addresses'),
  deleteAddress: route<typeof contract.deleteAddress>('DELETE', '/api/user/profile/addresses/:id'),
  resume: route<typeof contract.resume>('GET', '/api/user/resume'),
  replaceResume: route<typeof contract.replaceResume>('PUT', '/api/user/resume', 'form'),
  resendConfirmation: route<typeof accounts.resendVerification>(
    'GET',
    '/api/email/verification-notification',
  ),
  cancelAddressChange: route<typeof accounts.cancelAddressChange>('DELETE', '/api/email/pending'),
  deleteResume: route<typeof contract.deleteResume>('DELETE', '/api/user/resume'),
}

export const profileQuery = (call: Call) =>
  defineQuery(call, ['profile'], call => call(routes.profile, {}, quiet))

export const loadCountries = (call: Call): Promise<Country[]> => call(routes.countries, {}, quiet)

export const countriesQuery = (call: Call): DataQuery<Country[]> => ({
  ...defineQuery(call, ['countries'], loadCountries),
  staleTime: 'static',
})

/** Null if nothing has been uploaded yet. */
export const resumeQuery = (call: Call) =>
  defineQuery(
    call,
    ['resume'],
    async (call): Promise<Resume | null> => (await call(routes.resume, {}, quiet)) ?? null,
  )

export const savePersonalData = (call: Call, body: BodyOf<typeof contract.updateProfile>): Promise<Profile> =>
  call(routes.updateProfile, { body }, quiet)

export const saveLatinName = async (call: Call, id: number, latin_name: string): Promise<void> => {
  await call(routes.updateUser, { params: { id: String(id) }, body: { latin_name } }, quiet)
}

/** Other addresses stay unchanged. */
export const saveAddress = async (call: Call, address: AddressInput): Promise<void> => {
  await call(routes.updateAddresses, { body: { addresses: [address] } }, quiet)
}

export const deleteAddress = async (call: Call, id: number): Promise<void> => {
  await call(routes.deleteAddress, { params: { id: String(id) } }, quiet)
}

export const replaceResume = async (
  call: Call,
  resume_file: File,
  onProgress: (part: number) => void,
): Promise<void> => {
  await call(routes.replaceResume, { body: { resume_file } }, { ...quiet, onProgress })
}

export const deleteResume = async (call: Call): Promise<void> => {
  await call(routes.deleteResume, {}, quiet)
}

/** Sent to the new address. */
export const resendConfirmation = async (call: Call): Promise<void> => {
  await call(routes.resendConfirmation, {}, quiet)
}

export const cancelAddressChange = async (call: Call): Promise<void> => {
  await call(routes.cancelAddressChange, {}, quiet)
}

// Only the form that completes a profile needs the countries.
const isIncomplete = (profile: Profile | undefined) => profile !== undefined && !profile.gender

/** For loaders; call it after the profile is loaded. */
export const loadCountriesFor = async (call: Call): Promise<void> => {
  if (isIncomplete(dataCache.getQueryData(profileQuery(call).queryKey))) await loadFresh(countriesQuery(call))
}

export const useCountriesFor = (call: Call, profile: Profile) =>
  useQuery({ ...countriesQuery(call), enabled: isIncomplete(profile) }).data ?? []
