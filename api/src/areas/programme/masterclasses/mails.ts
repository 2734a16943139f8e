import { laterDay } from '@academy/contract/base/days'
import type { Locale } from '@academy/contract/base/locale'
import { dayInVienna, timeInVienna } from '../../../base/clock.ts'
import { dayText } from '../../../base/formats.ts'
import { greeting, type MailContent } from '../../../base/mail/mail-content.ts'
import { sendMails, toAccount } from '../../../base/mail/send-mail.ts'
import type { Tx } from '../../../db/connection.ts'
import { loadMailWording, type MailWording } from '../../site/index.ts'
import type { Reminder } from './queries.ts'

interface MailTexts {
  title(instrument: string, teacher: string): string
  masterclass: string
  until: string
  action: string
}

const texts: Record<Locale, MailTexts> = {
  en: {
    title: (instrument, teacher) => `${instrument} with ${teacher}`,
    masterclass: 'Masterclass',
    until: 'Apply by',
    action: 'To the masterclass',
  },
  de: {
    title: (instrument, teacher) => `${instrument} bei ${teacher}`,
    masterclass: 'Meisterkurs',
    until: 'Bewerbung bis',
    action: 'Zum Meisterkurs',
  },
}

export const reminderMail = (
  wording: MailWording<'mail_deadline'>,
  siteUrl: string,
  reminder: Reminder,
): MailContent => {
  const { masterclass_id, first_name, locale, teacher } = reminder
  const { title, masterclass: label, until, action } = texts[locale]
  const instrument = reminder[`instrument_${locale}`]
  const deadline = dayText(reminder.deadline, locale)
  const masterclass = title(instrument, teacher)
  return {
    locale,
    greeting: greeting[locale](first_name),
    ...wording(locale, { masterclass, instrument, teacher, deadline }),
    details: [
      [label, masterclass],
      [until, deadline],
    ],
    action: { label: action, url: `${siteUrl}/masterclass/${masterclass_id}` },
  }
}

/** Reminds people of the deadlines, all with the same wording. */
export const mailReminders = async (
  tx: Tx,
  siteUrl: string,
  reminders: Reminder[],
  now: Date,
): Promise<void> => {
  const wording = await loadMailWording(tx, 'mail_deadline', dayInVienna(now))
  const mails = reminders.map(reminder => ({
    key: `reminder:${reminder.masterclass_id}:${reminder.account_id}` as const,
    to: toAccount(reminder.account_id, reminder.email),
    content: reminderMail(wording, siteUrl, reminder),
    // Do not deliver after the deadline.
    lifetime: timeInVienna(laterDay(reminder.deadline, 1), 0).getTime() - now.getTime(),
  }))
  await sendMails(tx, mails, now)
}
