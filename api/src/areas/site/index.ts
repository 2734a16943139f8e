// What other areas may use of this one.
export { findSite } from './association/queries.ts'
export { demoFields } from './association/rules.ts'
export { countNewMessages } from './contact/queries.ts'
export { agreeToDocument } from './documents/agree.ts'
export { agreedJson } from './documents/queries.ts'
export { lodgingRows, withdrawalRows } from './documents/texts/cancellation-rows.ts'
export { checkValues } from './site-texts/check-values.ts'
export { placeholderValues, type TextFacts } from './site-texts/facts.ts'
export { fillLine, fillParagraph } from './site-texts/fill-text.ts'
export {
  loadMailWording,
  loadMailWordings,
  type MailWording,
  type MailWordings,
} from './site-texts/mail-wording.ts'
export { loadTexts } from './site-texts/queries.ts'
export type { StoredValues } from './site-texts/rules.ts'
export { textsFor } from './site-texts/show-page.ts'
export { textOf } from './site-texts/site-texts.ts'
