import type { Locale, Localized } from '@academy/contract/base/locale'
import { greeting } from '../../../base/mail/greeting.ts'
import type { MailContent } from '../../../base/mail/mail-content.ts'
import type { MailWording } from '../../site/index.ts'
import { mailTexts } from './texts/mail-texts.ts'

interface ReminderFacts extends Localized<'instrument'> {
  masterclass_id: number
  teacher: string
  first_name: string
  locale: Locale
}

const actions: Record<Locale, string> = { en: 'To the applications', de: 'Zu den Bewerbungen' }

/** Asks the teacher to decide. */
export const decisionReminderMail = (
  wording: MailWording<'mail_decision_reminder'>,
  siteUrl: string,
  { masterclass_id, teacher, first_name, locale, ...named }: ReminderFacts,
): MailContent => {
  const instrument = named[`instrument_${locale}`]
  const { title, labels } = mailTexts[locale]
  const masterclass = title({ instrument, teacher })
  return {
    locale,
    greeting: greeting[locale](first_name),
    ...wording(locale, { masterclass, instrument, teacher }),
    details: [[labels.masterclass, masterclass]],
    action: { label: actions[locale], url: `${siteUrl}/user/t/masterclass/${masterclass_id}` },
  }
}
