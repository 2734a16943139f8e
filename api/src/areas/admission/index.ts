// What other areas may use of this one.

export { placeGivenUpMail, receivedMail, removedMail, withdrawnMail } from './applications/mails.ts'
export { findPlace } from './applications/own-queries.ts'
export { withdrawalFee, withdrawalKind } from './applications/rules.ts'
export { findAttached, findConcertsOfLast } from './places/attached.ts'
export { endedOfferMail, placeFreeMail, placeOfferMail } from './places/mails.ts'
export { withdrawApplication } from './places/withdraw-application.ts'
export { decisionReminderMail, resultMail } from './selection/mails.ts'
export { lateAcceptanceRefusal } from './selection/rules.ts'

// Fragments of SQL, for a statement of another area that builds one answer (docs/decisions/104).

export { recordingTitles } from './applications/own-queries.ts'
export { lateFee, wasUnpaid } from './applications/queries.ts'
export { repertoireFields } from './repertoire-changes/queries.ts'
export { remindedAt } from './selection/reminder-queries.ts'
