// What other areas may use of this one.
export { expectedAccounts, lacksConsent, lacksContact } from './arrival-details/missing.ts'
export { officeDetailsJson, saveAllergies } from './arrival-details/queries.ts'
export { agreeToNeeds } from './consents/consents.ts'
export { listPeople } from './people-list/list-queries.ts'
export {
  addressesOf,
  countryJson,
  findOwnResume,
  materialEnd,
  materialTables,
  ownResume,
} from './profile/queries.ts'
export { type RecordResume, resumeUrl, withResume } from './profile/resumes.ts'
export { saveAddresses } from './profile/save-addresses.ts'
