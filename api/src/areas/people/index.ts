// What other areas may use of this one.

export { saveAllergies } from './arrival-details/queries.ts'
export { agreeToNeeds } from './consents/consents.ts'
export { listPeople } from './people-list/list-queries.ts'
export { findOwnResume, ownResume } from './profile/queries.ts'
export { type RecordResume, resumeUrl, withResume } from './profile/resumes.ts'
export { saveAddresses } from './profile/save-addresses.ts'

// Fragments of SQL, for a statement of another area that builds one answer (docs/decisions/104).

export { expectedAccounts, lacksConsent, lacksContact } from './arrival-details/missing.ts'
export { officeDetailsJson } from './arrival-details/queries.ts'
export { addressesOf, countryJson, materialEnd, materialTables } from './profile/queries.ts'
