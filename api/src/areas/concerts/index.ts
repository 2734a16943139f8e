// What other areas may use of this one.

export { partnerMail, performanceMail, recordingMail } from './evenings/mails.ts'
export { concertProgrammeTexts, datesOf } from './evenings/texts/programme.ts'
export { findRequestsOf, findToldStatuses, type StoredRequest } from './requests/queries.ts'
export { presentRequest, withdrawLocked } from './requests/requests.ts'
export { findOwnRequests } from './requests/write-queries.ts'

// Fragments of SQL, for a statement of another area that builds one answer (docs/decisions/104).

export { composerNameJson, joinWork, pieceTitleJson } from './repertoire/work-queries.ts'
export {
  movementsOf,
  playerTables,
  requestFields,
  requestTables,
  totalSeconds,
  workTables,
} from './requests/queries.ts'
