import { type Locale, type Localized, locales } from '@academy/contract/base/locale'
import { fillPlaceholders } from '@academy/contract/site/site-texts/placeholders'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { placeholderNames } from '../../site/site-texts/placeholder-names.ts'

/**
 * Returns the subject in this language, or in another one; empty if there is none. Placeholders have another value for
 * each reader and year: a heading shows their names.
 */
export const subjectOf = (
  mail: Localized<'subject'>,
  locale: Locale,
  placeholderNames: Readonly<Record<string, string>>,
): string => {
  const written = [locale, ...locales].map(language => mail[`subject_${language}`]).find(Boolean) ?? ''
  const shown = Object.entries(placeholderNames).map(([key, name]) => [key, `‹${name}›`])
  return fillPlaceholders(written, Object.fromEntries(shown))
}

/** Returns the subject of a mail to a group for headings and lists. */
export const useSubject = () => {
  const names = useTexts(placeholderNames)
  const locale = useLocale()
  return (mail: Localized<'subject'>): string => subjectOf(mail, locale, names)
}
