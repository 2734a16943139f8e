import { createHash } from 'node:crypto'
import type { Localized } from '@academy/contract/locale'
import type { Tx } from '../../db/connection.ts'
import { dayInVienna } from '../../lib/clock.ts'
import { greeting } from '../../lib/mail/greeting.ts'
import { toAccount } from '../../lib/mail/recipient.ts'
import { sendMails } from '../../lib/mail/send-mail.ts'
import { loadMailWording } from '../site-texts/mail-wording.ts'
import type { Invited } from './queries.ts'
import { mailTexts } from './texts/mail-texts.ts'

interface Occasion {
  siteUrl: string
  survey: Localized<'title'> & { id: number }
  invited: Invited[]
}

const mailPages = { invitation: 'mail_survey', reminder: 'mail_survey_reminder' } as const

/** Prefix of the keys of all mails about a survey. */
export const mailKeyPrefix = (survey_id: number) => `survey:${survey_id}:`

// The outbox must not contain the link itself, not even within a key.
const linkHash = (uuid: string) => createHash('sha256').update(uuid).digest('hex')

const send = async (
  tx: Tx,
  kind: 'invitation' | 'reminder',
  { siteUrl, survey, invited }: Occasion,
  now: Date,
): Promise<void> => {
  const wording = await loadMailWording(tx, mailPages[kind], dayInVienna(now))
  await sendMails(
    tx,
    invited.map(({ uuid, locale, account_id, email, first_name }) => {
      const texts = mailTexts[locale]
      const { subject, paragraphs } = wording(locale, { survey: survey[`title_${locale}`] })
      return {
        key: `${mailKeyPrefix(survey.id)}${kind}:${dayInVienna(now)}:${linkHash(uuid)}`,
        to: toAccount(account_id, email),
        hasSecretLink: true,
        // A reminder reveals that its recipient has not answered.
        is_confidential: kind === 'reminder',
        content: {
          locale,
          subject,
          paragraphs: [...paragraphs, ...texts[kind]],
          greeting: greeting[locale](first_name),
          action: { label: texts.action, url: `${siteUrl}/feedback/${uuid}` },
        },
      }
    }),
    now,
  )
}

export const sendInvitations = (tx: Tx, occasion: Occasion, now: Date): Promise<void> =>
  send(tx, 'invitation', occasion, now)

export const sendReminders = (tx: Tx, occasion: Occasion, now: Date): Promise<void> =>
  send(tx, 'reminder', occasion, now)
