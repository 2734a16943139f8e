import { type Locale, type Localized, locales } from '@academy/contract/locale'

/** Returns the subject in this language, or in another one; empty if there is none. */
export const subjectOf = (mail: Localized<'subject'>, locale: Locale): string =>
  [locale, ...locales].map(language => mail[`subject_${language}`]).find(Boolean) ?? ''
