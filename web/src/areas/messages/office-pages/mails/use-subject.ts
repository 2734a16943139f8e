import type { Localized } from '@academy/contract/lib/locale'
import { subjectOf } from '../../../features/group-mails/subject-of.ts'
import { placeholderNames } from '../../../features/site-texts/placeholder-names.ts'
import { useLocale } from '../../../lib/i18n/locale-context.ts'
import { useTexts } from '../../../lib/i18n/texts.ts'

/** Returns the subject of a mail to a group for headings and lists. */
export const useSubject = () => {
  const names = useTexts(placeholderNames)
  const locale = useLocale()
  return (mail: Localized<'subject'>): string => subjectOf(mail, locale, names)
}
