import { laterDay } from '@academy/contract/days'
import type { Locale } from '@academy/contract/locale'
import type { Tx } from '../../db/connection.ts'
import { timeInVienna } from '../../lib/clock.ts'
import { dayText } from '../../lib/formats.ts'
import { greeting } from '../../lib/mail/greeting.ts'
import type { MailContent } from '../../lib/mail/mail-content.ts'
import { toAccount } from '../../lib/mail/recipient.ts'
import { sendMail } from '../../lib/mail/send-mail.ts'
import type { Reminder } from './queries.ts'

const texts: Record<
  Locale,
  (reminder: Reminder, day: string) => Omit<MailContent, 'locale' | 'greeting' | 'action'>
> = {
  en: ({ instrument_en, teacher }, day) => ({
    subject: `Applications close on ${day}: ${instrument_en} with ${teacher}`,
    paragraphs: [
      'You asked us to remind you of this deadline. There is still time to apply.',
      'If you have applied already or have changed your plans, you need not do anything.',
    ],
    details: [
      ['Masterclass', `${instrument_en} with ${teacher}`],
      ['Apply until', day],
    ],
  }),
  de: ({ instrument_de, teacher }, day) => ({
    subject: `Bewerbungsschluss am ${day}: ${instrument_de} bei ${teacher}`,
    paragraphs: [
      'Sie wollten an diesen Bewerbungsschluss erinnert werden. Noch ist Zeit, sich zu bewerben.',
      'Haben Sie sich schon beworben oder etwas anderes vor, brauchen Sie nichts zu tun.',
    ],
    details: [
      ['Meisterkurs', `${instrument_de} bei ${teacher}`],
      ['Bewerbung bis', day],
    ],
  }),
}

const labels: Record<Locale, string> = { en: 'To the masterclass', de: 'Zum Meisterkurs' }

export const sendReminder = (tx: Tx, siteUrl: string, reminder: Reminder, now: Date): Promise<void> => {
  const { masterclass_id, account_id, email, first_name, locale, deadline } = reminder
  const url = `${siteUrl}/masterclass/${masterclass_id}`
  const content = {
    locale,
    greeting: greeting[locale](first_name),
    ...texts[locale](reminder, dayText(deadline, locale)),
    action: { label: labels[locale], url },
  } as const
  const key = `reminder:${masterclass_id}:${account_id}`
  // Do not deliver after the deadline.
  const lifetime = timeInVienna(laterDay(deadline, 1), 0).getTime() - now.getTime()
  return sendMail(tx, { key, to: toAccount(account_id, email), content, lifetime }, now)
}
