import { createHash } from 'node:crypto'
import type { Locale, Localized } from '@academy/contract/base/locale'
import { dayInVienna } from '../../../base/clock.ts'
import { greeting, type MailContent } from '../../../base/mail/mail-content.ts'
import { sendMails, toAccount } from '../../../base/mail/send-mail.ts'
import type { Tx } from '../../../db/connection.ts'
import { loadMailWording, type MailWording } from '../../site/index.ts'
import type { InvitedParticipant } from './queries.ts'
import { mailTexts } from './texts/mail-texts.ts'

interface Occasion {
  siteUrl: string
  survey: Localized<'title'> & { id: number }
  invited: InvitedParticipant[]
}

const mailPages = { invitation: 'mail_survey', reminder: 'mail_survey_reminder' } as const

/** Prefix of the keys of all mails about a survey. */
export const mailKeyPrefix = (survey_id: number) => `survey:${survey_id}:` as const

// The outbox must not contain the link itself, not even within a key.
const linkHash = (uuid: string) => createHash('sha256').update(uuid).digest('hex')

interface Recipient {
  siteUrl: string
  title: string
  locale: Locale
  first_name: string
  uuid: string
}

export const surveyMail = (
  wording: MailWording<'mail_survey' | 'mail_survey_reminder'>,
  kind: keyof typeof mailPages,
  { siteUrl, title, locale, first_name, uuid }: Recipient,
): MailContent => {
  const texts = mailTexts[locale]
  return {
    locale,
    ...wording(locale, { survey: title }, texts[kind]),
    greeting: greeting[locale](first_name),
    action: { label: texts.action, url: `${siteUrl}/feedback/${uuid}` },
  }
}

const send = async (
  tx: Tx,
  kind: keyof typeof mailPages,
  { siteUrl, survey, invited }: Occasion,
  now: Date,
): Promise<void> => {
  const wording = await loadMailWording(tx, mailPages[kind], dayInVienna(now))
  await sendMails(
    tx,
    invited.map(person => ({
      key: `${mailKeyPrefix(survey.id)}${kind}:${dayInVienna(now)}:${linkHash(person.uuid)}`,
      to: toAccount(person.account_id, person.email),
      hasSecretLink: true,
      // A reminder reveals that its recipient has not answered.
      is_confidential: kind === 'reminder',
      content: surveyMail(wording, kind, { ...person, siteUrl, title: survey[`title_${person.locale}`] }),
    })),
    now,
  )
}

export const sendInvitations = (tx: Tx, occasion: Occasion, now: Date): Promise<void> =>
  send(tx, 'invitation', occasion, now)

export const sendReminders = (tx: Tx, occasion: Occasion, now: Date): Promise<void> =>
  send(tx, 'reminder', occasion, now)
