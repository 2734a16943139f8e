import { randomUUID } from 'node:crypto'
import type { Locale } from '@academy/contract/locale'
import type { Tx } from '../../db/connection.ts'
import { greeting } from '../../lib/mail/greeting.ts'
import { toAddress } from '../../lib/mail/recipient.ts'
import { sendMail } from '../../lib/mail/send-mail.ts'
import { INVITATION_MS } from './rules.ts'

interface Invitation {
  siteUrl: string
  teacher_id: number
  token: string
  email: string
  locale: Locale
  first_name: string
  last_name: string
  now: Date
}

const texts: Record<Locale, { subject: string; paragraphs: string[]; label: string }> = {
  en: {
    subject: 'Your access to the academy',
    paragraphs: [
      'You teach with us, and we have prepared an account for you. In it you see who applies for your masterclass, and choose whom you accept.',
      'Please choose a password; that also confirms this address. The link works once, for 14 days. If it has expired, we gladly send you another one.',
      'If you do not know what this is about, you need not do anything.',
    ],
    label: 'Choose a password',
  },
  de: {
    subject: 'Ihr Zugang zur Akademie',
    paragraphs: [
      'Sie unterrichten bei uns, und wir haben ein Konto für Sie vorbereitet. Dort sehen Sie, wer sich für Ihren Meisterkurs bewirbt, und wählen aus, wen Sie aufnehmen.',
      'Bitte wählen Sie ein Passwort; damit bestätigen Sie auch diese Adresse. Der Link gilt einmal und 14 Tage lang. Ist er abgelaufen, schicken wir Ihnen gern einen neuen.',
      'Wissen Sie nicht, worum es geht, brauchen Sie nichts zu tun.',
    ],
    label: 'Passwort wählen',
  },
}

/** The address was typed by the office, and the link confirms it. */
export const sendInvitation = (
  tx: Tx,
  { siteUrl, teacher_id, token, email, locale, first_name, last_name, now }: Invitation,
): Promise<void> => {
  const { label, ...text } = texts[locale]
  const url = `${siteUrl}/auth/invitation?${new URLSearchParams({ token })}`
  const content = {
    locale,
    greeting: greeting[locale](`${first_name} ${last_name}`),
    ...text,
    action: { label, url },
  }
  const key = `teacher-invitation:${teacher_id}:${randomUUID()}`
  const mail = { key, to: toAddress(email), content, hasSecretLink: true, lifetime: INVITATION_MS }
  return sendMail(tx, mail, now)
}
