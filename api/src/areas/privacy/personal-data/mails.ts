import type { Locale } from '@academy/contract/base/locale'
import { hourText } from '../../../base/formats.ts'
import { greeting } from '../../../base/mail/greeting.ts'
import { toAccount } from '../../../base/mail/recipient.ts'
import { sendMail } from '../../../base/mail/send-mail.ts'
import type { Tx } from '../../../db/connection.ts'
import type { ToldPerson } from './queries.ts'

interface ReadyExport extends ToldPerson {
  locale: Locale
  expires_at: Date
  siteUrl: string
}

const texts = {
  de: {
    subject: 'Ihre Daten sind bereit',
    paragraphs: (until: string) => [
      'Das Archiv mit allem, was wir über Sie gespeichert haben, ist fertig: eine Seite zum Lesen, dieselben Daten für Programme, und Ihre Dateien.',
      `Sie können es bis ${until} herunterladen; danach wird es gelöscht. Dazu loggen Sie sich bitte ein.`,
      'Haben Sie das Archiv nicht angefordert? Dann ändern Sie bitte Ihr Passwort.',
    ],
    label: 'Zu Ihren Daten',
  },
  en: {
    subject: 'Your data is ready',
    paragraphs: (until: string) => [
      'The archive with everything that we have stored about you is ready: a page to read, the same data for programs, and your files.',
      `You can download it until ${until}; then it will be deleted. Please log in to do so.`,
      'Did you not ask for the archive? Then please change your password.',
    ],
    label: 'Go to your data',
  },
} satisfies Record<Locale, { subject: string; paragraphs: (until: string) => string[]; label: string }>

/** Tells a person that the archive is ready. The link leads to a page that needs a login. */
export const tellReady = (
  tx: Tx,
  { account_id, email, first_name, locale, expires_at, siteUrl }: ReadyExport,
  now: Date,
): Promise<void> => {
  const { subject, paragraphs, label } = texts[locale]
  return sendMail(
    tx,
    {
      key: `data-export:${account_id}:${now.getTime()}`,
      to: toAccount(account_id, email),
      content: {
        locale,
        subject,
        greeting: greeting[locale](first_name),
        paragraphs: paragraphs(hourText(expires_at, locale)),
        action: { label, url: `${siteUrl}/user/personal-data` },
      },
    },
    now,
  )
}
