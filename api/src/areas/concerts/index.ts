// What other areas may use of this one.
export { partnerMail, performanceMail, recordingMail } from './evenings/mails.ts'
export { datesOf, concertProgrammeTexts } from './evenings/texts/programme.ts'
export { composerNameJson, joinWork, pieceTitleJson } from './repertoire/work-queries.ts'
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
export { presentRequest, withdrawLocked } from './requests/requests.ts'
export { findOwnRequests } from './requests/write-queries.ts'
