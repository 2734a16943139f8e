import type { Locale } from '@academy/contract/base/locale'
import { NOTICE_DAYS } from '@academy/contract/privacy/erasure/kinds'
import { dayInVienna } from '../../../base/clock.ts'
import { dayText } from '../../../base/formats.ts'
import { greeting } from '../../../base/mail/greeting.ts'
import { toAccount } from '../../../base/mail/recipient.ts'
import type { MailKey, OutgoingMail } from '../../../base/mail/send-mail.ts'
import { loginUrl } from '../../access/index.ts'
import type { Dormant } from './dormant-queries.ts'

interface DormantTexts {
  subject: string
  paragraphs: (day: string) => string[]
  keep: string
}

const texts: Record<Locale, DormantTexts> = {
  en: {
    subject: 'We will delete your account unless you log in',
    paragraphs: day => [
      `You have not used your account for a long time. We keep personal data only as long as it is needed, so we will delete your account on ${day}.`,
      'If you would like to keep it, just log in once before that day. If not, there is nothing to do.',
      'Invoices and payments are kept as long as the law requires. Everything else goes, and we will not write to you again.',
    ],
    keep: 'Log in and keep my account',
  },
  de: {
    subject: 'Wir löschen Ihr Konto, wenn Sie sich nicht einloggen',
    paragraphs: day => [
      `Sie haben Ihr Konto lange nicht benutzt. Wir behalten persönliche Daten nur so lange, wie wir sie brauchen, und löschen Ihr Konto deshalb am ${day}.`,
      'Möchten Sie es behalten, loggen Sie sich vor diesem Tag einmal ein. Wenn nicht, müssen Sie nichts tun.',
      'Rechnungen und Zahlungen bleiben so lange, wie das Gesetz es verlangt. Alles andere wird gelöscht, und wir schreiben Ihnen nicht mehr.',
    ],
    keep: 'Einloggen und Konto behalten',
  },
}

const DAY_MS = 86_400_000

/** Says when an account that nobody uses is deleted, and how to keep it. After that day it is not sent any more. */
export const dormantMail = (
  { id, email, first_name, locale }: Dormant,
  { key, erase_on, siteUrl }: { key: MailKey; erase_on: Date; siteUrl: string },
): OutgoingMail => {
  const { subject, paragraphs, keep } = texts[locale]
  return {
    key,
    to: toAccount(id, email),
    lifetime: NOTICE_DAYS * DAY_MS,
    content: {
      locale,
      subject,
      greeting: greeting[locale](first_name),
      paragraphs: paragraphs(dayText(dayInVienna(erase_on), locale)),
      action: { label: keep, url: loginUrl(siteUrl) },
    },
  }
}
