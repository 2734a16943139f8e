import * as accounts from '@academy/contract/access/accounts/endpoints'
import type { BodyOf } from '@academy/contract/base/endpoint'
import type { Country } from '@academy/contract/base/schemas'
import * as contract from '@academy/contract/people/profile/endpoints'
import type { AddressInput, Profile, Resume } from '@academy/contract/people/profile/schemas'
import { useQuery } from '@tanstack/react-query'
import { type Call, quiet } from '../../../base/call.ts'
import { dataCache, loadFresh } from '../../../base/data-cache.ts'
import { type DataQuery, defineQuery } from '../../../base/query.ts'

export const profileQuery = (call: Call) =>
  defineQuery(call, ['profile'], call => call(contract.profile, {}, quiet))

export const loadCountries = (call: Call): Promise<Country[]> => call(contract.countries, {}, quiet)

export const countriesQuery = (call: Call): DataQuery<Country[]> => ({
  ...defineQuery(call, ['countries'], loadCountries),
  staleTime: 'static',
})

/** Null if nothing has been uploaded yet. */
export const resumeQuery = (call: Call) =>
  defineQuery(
    call,
    ['resume'],
    async (call): Promise<Resume | null> => (await call(contract.resume, {}, quiet)) ?? null,
  )

export const savePersonalData = (call: Call, body: BodyOf<typeof contract.updateProfile>): Promise<Profile> =>
  call(contract.updateProfile, { body }, quiet)

export const saveLatinName = async (call: Call, id: number, latin_name: string): Promise<void> => {
  await call(accounts.updateUser, { params: { id: String(id) }, body: { latin_name } }, quiet)
}

/** Other addresses stay unchanged. */
export const saveAddress = async (call: Call, address: AddressInput): Promise<void> => {
  await call(contract.updateAddresses, { body: { addresses: [address] } }, quiet)
}

export const deleteAddress = async (call: Call, id: number): Promise<void> => {
  await call(contract.deleteAddress, { params: { id: String(id) } }, quiet)
}

export const replaceResume = async (
  call: Call,
  resume_file: File,
  onProgress: (part: number) => void,
): Promise<void> => {
  await call(contract.replaceResume, { body: { resume_file } }, { ...quiet, onProgress })
}

export const deleteResume = async (call: Call): Promise<void> => {
  await call(contract.deleteResume, {}, quiet)
}

/** Sent to the new address. */
export const resendConfirmation = async (call: Call): Promise<void> => {
  await call(accounts.resendVerification, {}, quiet)
}

export const cancelAddressChange = async (call: Call): Promise<void> => {
  await call(accounts.cancelAddressChange, {}, quiet)
}

// Only the form that completes a profile needs the countries.
const isIncomplete = (profile: Profile | undefined) => profile !== undefined && !profile.gender

/** For loaders; call it after the profile is loaded. */
export const loadCountriesFor = async (call: Call): Promise<void> => {
  if (isIncomplete(dataCache.getQueryData(profileQuery(call).queryKey))) await loadFresh(countriesQuery(call))
}

export const useCountriesFor = (call: Call, profile: Profile) =>
  useQuery({ ...countriesQuery(call), enabled: isIncomplete(profile) }).data ?? []
