// Every file with operations: api/src/routes.ts serves what they export.

export * as arrivalDetails from './arrival-details/arrival-details.ts'
export * as consentsChoose from './consents/consents.ts'
export * as peopleListExport from './people-list/people.ts'
export * as profile from './profile/profile.ts'
