// What other areas may use of this one.

export { findSite } from './association/queries.ts'
export { demoFields } from './association/rules.ts'
export { countNewMessages } from './contact/queries.ts'
export { agreeToDocument } from './documents/add-version.ts'
export { lodgingRows, withdrawalRows } from './documents/texts/cancellation-rows.ts'
export { placeholderValues, type TextFacts } from './site-texts/facts.ts'
export {
  loadMailWording,
  loadMailWordings,
  type MailWording,
  type MailWordings,
} from './site-texts/mail-wording.ts'
export { loadTexts } from './site-texts/queries.ts'
export { fillLine, fillParagraph, type StoredValues } from './site-texts/rules.ts'
export { checkValues, textOf, textsFor } from './site-texts/site-texts.ts'

// Fragments of SQL, for a statement of another area that builds one answer (docs/decisions/104).

export { agreedJson } from './documents/queries.ts'
