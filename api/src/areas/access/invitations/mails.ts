import { randomUUID } from 'node:crypto'
import type { Locale } from '@academy/contract/base/locale'
import type { StaffRole } from '@academy/contract/base/roles'
import type { invitationMails } from '@academy/contract/site/site-texts/invitation-mails'
import { dayInVienna } from '../../../base/clock.ts'
import { greeting } from '../../../base/mail/greeting.ts'
import type { MailContent } from '../../../base/mail/mail-content.ts'
import { toAddress } from '../../../base/mail/recipient.ts'
import { sendMail } from '../../../base/mail/send-mail.ts'
import type { Tx } from '../../../db/connection.ts'
import { loadMailWording, type MailWording } from '../../site/index.ts'
import { INVITATION_MS } from './rules.ts'

type InvitationMail = keyof typeof invitationMails

const mailOf: Record<StaffRole, InvitationMail> = {
  Teacher: 'mail_teacher_invitation',
  Correpetitor: 'mail_accompanist_invitation',
  AcademyManager: 'mail_manager_invitation',
  Admin: 'mail_admin_invitation',
}

interface Letter {
  siteUrl: string
  token: string
  locale: Locale
  first_name: string
  last_name: string
}

/** What follows the wording of the office: the rules of the link. */
const texts: Record<Locale, { paragraphs: string[]; label: string }> = {
  en: {
    paragraphs: [
      'Please choose a password; that also confirms this address. The link works once, for 14 days. If it has expired, we will gladly send you another one.',
      'If you do not know what this is about, there is nothing you need to do.',
    ],
    label: 'Choose a password',
  },
  de: {
    paragraphs: [
      'Bitte wählen Sie ein Passwort; damit bestätigen Sie auch diese Adresse. Der Link gilt einmal und 14 Tage lang. Ist er abgelaufen, schicken wir Ihnen gern einen neuen.',
      'Wissen Sie nicht, worum es geht, brauchen Sie nichts zu tun.',
    ],
    label: 'Passwort wählen',
  },
}

export const invitationMail = (
  wording: MailWording<InvitationMail>,
  { siteUrl, token, locale, first_name, last_name }: Letter,
): MailContent => {
  const { label, paragraphs } = texts[locale]
  return {
    locale,
    greeting: greeting[locale](`${first_name} ${last_name}`),
    ...wording(locale, {}, paragraphs),
    action: { label, url: `${siteUrl}/auth/invitation?${new URLSearchParams({ token })}` },
  }
}

/** The address was typed by the office, and the link confirms it. */
export const sendInvitationMail = async (
  tx: Tx,
  invitation: Letter & { id: number; role: StaffRole; email: string },
  now: Date,
): Promise<void> => {
  const { id, role, email } = invitation
  const wording = await loadMailWording(tx, mailOf[role], dayInVienna(now))
  const content = invitationMail(wording, invitation)
  const key = `invitation:${id}:${randomUUID()}` as const
  const mail = { key, to: toAddress(email), content, hasSecretLink: true, lifetime: INVITATION_MS }
  return sendMail(tx, mail, now)
}
