// What other areas may use of this one.
export { performanceMail, recordingMail } from './evenings/mails.ts'
export { partnerMail } from './evenings/partner-mails.ts'
export { datesOf, programmeTexts } from './evenings/texts/programme.ts'
export { composerNameJson, joinWork, pieceTitleJson } from './repertoire/work-queries.ts'
export { presentRequest } from './requests/present.ts'
export {
  composerJson,
  findRequestsOf,
  findToldStatuses,
  movementsOf,
  pieceJson,
  playerTables,
  requestFields,
  requestTables,
  type StoredRequest,
  totalSeconds,
  workTables,
} from './requests/queries.ts'
export { withdrawLocked } from './requests/withdraw-locked.ts'
export { findOwnRequests } from './requests/withdraw-queries.ts'
