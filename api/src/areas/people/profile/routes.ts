import * as contract from '@academy/contract/people/profile/endpoints'
import { on } from '../../../http/bind.ts'
import { deleteAddress } from './delete-address.ts'
import { deleteResume } from './delete-resume.ts'
import { listCountries } from './list-countries.ts'
import { replaceResume } from './replace-resume.ts'
import { showProfile } from './show-profile.ts'
import { showResume } from './show-resume.ts'
import { inspectAddresses, updateAddresses } from './update-addresses.ts'
import { inspectProfile, updateProfile } from './update-profile.ts'

export const profileRoutes = [
  on(contract.countries, listCountries),
  on(contract.profile, showProfile),
  on(contract.updateProfile, updateProfile, { inspect: inspectProfile }),
  on(contract.updateAddresses, updateAddresses, { inspect: inspectAddresses }),
  on(contract.deleteAddress, deleteAddress),
  on(contract.resume, showResume),
  on(contract.replaceResume, replaceResume),
  on(contract.deleteResume, deleteResume),
]
