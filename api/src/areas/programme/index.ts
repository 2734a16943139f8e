// What other areas may use of this one.

export { findAcademyJson } from './academy/queries.ts'
export { updateMasterclass } from './editing/queries.ts'
export { setLetterHead, setSignatures } from './letter-head/parts.ts'
export { findLetterHead, type LetterHead } from './letter-head/queries.ts'
export { reminderMail } from './masterclasses/mails.ts'
export { loadMasterclass } from './masterclasses/show.ts'
export { removePortrait, sourceKey } from './teachers/portrait-files.ts'

// Fragments of SQL, for a statement of another area that builds one answer (docs/decisions/104).

export { optionFields, optionsOf } from './academy/queries.ts'
export { academyChoice, academyChoices, chosenAcademy } from './editing/queries.ts'
export {
  cardFields,
  cardTables,
  freePlaces,
  instrumentJson,
  instrumentNames,
  offerablePlaces,
  openOfferUntil,
  placeFigures,
} from './masterclasses/queries.ts'
