import type { Localized } from '@academy/contract/base/locale'
import { useLocale } from '../../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../../base/i18n/texts.ts'
import { placeholderNames } from '../../../site/site-texts/placeholder-names.ts'
import { subjectOf } from '../../group-mails/subject-of.ts'

/** Returns the subject of a mail to a group for headings and lists. */
export const useSubject = () => {
  const names = useTexts(placeholderNames)
  const locale = useLocale()
  return (mail: Localized<'subject'>): string => subjectOf(mail, locale, names)
}
