import { randomUUID } from 'node:crypto'
import type { InvitedAccount } from '@academy/contract/access/invitations/schemas'
import { INVITATION_DAYS } from '@academy/contract/base/constants'
import type { Locale } from '@academy/contract/base/locale'
import { fullName } from '@academy/contract/base/names'
import type { StaffRole } from '@academy/contract/base/roles'
import type { invitationMails } from '@academy/contract/site/site-texts/invitation-mails'
import { canonicalEmail } from '../../../base/canonical-email.ts'
import { dayInVienna } from '../../../base/clock.ts'
import { greeting, type MailContent } from '../../../base/mail/mail-content.ts'
import { sendMail, toAddress } from '../../../base/mail/send-mail.ts'
import { problem } from '../../../base/problem.ts'
import { guard, type Limit } from '../../../base/rate-limit.ts'
import type { Services } from '../../../base/services.ts'
import { hashToken, newToken } from '../../../base/tokens.ts'
import type { Db, Tx } from '../../../db/connection.ts'
import { loadMailWording, type MailWording } from '../../site/index.ts'
import { findByEmail } from '../accounts/queries.ts'
import { type Invitee, insertInvitation, isAddressInvited, replaceLink } from './queries.ts'

const HOUR = 60 * 60
const DAY_MS = 24 * HOUR * 1000

/** People who are invited read their mails later than people who have just registered. */
export const INVITATION_MS = INVITATION_DAYS * DAY_MS

/** Each invitation sends a mail to an address that the office has typed. */
const invitationLimits = (email: string, actorId: number): Limit[] => [
  { name: 'invite-address', subject: canonicalEmail(email), max: 5, seconds: HOUR },
  { name: 'invite-by', subject: String(actorId), max: 60, seconds: HOUR },
]

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
      `Please choose a password; that also confirms this address. The link works once, for ${INVITATION_DAYS} days. If it has expired, we will gladly send you another one.`,
      'If you do not know what this is about, there is nothing you need to do.',
    ],
    label: 'Choose a password',
  },
  de: {
    paragraphs: [
      `Bitte wählen Sie ein Passwort; damit bestätigen Sie auch diese Adresse. Der Link gilt einmal und ${INVITATION_DAYS} Tage lang. Ist er abgelaufen, schicken wir Ihnen gern einen neuen.`,
      'Wissen Sie nicht, worum es geht, brauchen Sie nichts zu tun.',
    ],
    label: 'Passwort wählen',
  },
}

export const invitationMail = (
  wording: MailWording<InvitationMail>,
  { siteUrl, token, locale, ...person }: Letter,
): MailContent => {
  const { label, paragraphs } = texts[locale]
  return {
    locale,
    greeting: greeting[locale](fullName(person)),
    ...wording(locale, {}, paragraphs),
    action: { label, url: `${siteUrl}/auth/invitation?${new URLSearchParams({ token })}` },
  }
}

/** The address was typed by the office, and the link confirms it. */
const sendInvitationMail = async (
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

/**
 * Refuses too many mails, and an address that belongs to somebody: `suggest` names the account. The owner of an
 * unconfirmed address is unknown until somebody follows the link.
 */
export const requireInvitable = async (
  db: Db,
  { email, actor_id }: { email: string; actor_id: number },
  suggest: (owner: InvitedAccount) => Promise<readonly unknown[]> = async owner => [owner],
): Promise<void> => {
  await guard(db, invitationLimits(email, actor_id))
  const owner = await findByEmail(db, email)
  if (!owner?.email_verified) return
  const { id, first_name, last_name } = owner
  const suggestions = await suggest({ id, first_name, last_name, email: owner.email })
  throw problem('address_has_account', { suggestions })
}

const newLink = (now: Date) => {
  const token = newToken()
  const expires_at = new Date(now.getTime() + INVITATION_MS)
  return { token, sending: { token_hash: hashToken(token), sent_at: now, expires_at } }
}

interface SentLetter {
  email: string
  locale: Locale
  first_name: string
  last_name: string
}

/** Adds an invitation and sends its mail. Returns its id. */
export const sendNewInvitation = async (
  { config }: Services,
  tx: Tx,
  { invitee, letter }: { invitee: Invitee; letter: SentLetter },
  now: Date,
): Promise<number> => {
  const { email, locale } = letter
  const { token, sending } = newLink(now)
  const id = await insertInvitation(tx, { ...invitee, email, locale, ...sending })
  const { siteUrl } = config
  await sendInvitationMail(tx, { ...letter, id, role: invitee.role, token, siteUrl }, now)
  return id
}

/** Sends a mail with another link: the previous one stops working. */
export const sendAgain = async (
  { config }: Services,
  tx: Tx,
  invitation: SentLetter & { id: number; role: StaffRole },
  now: Date,
): Promise<void> => {
  const { token, sending } = newLink(now)
  if (!(await replaceLink(tx, invitation.id, sending))) throw problem('not_found')
  await sendInvitationMail(tx, { ...invitation, token, siteUrl: config.siteUrl }, now)
}

/** Reports that an invitation to this address was added at the same time. */
export const refuseInvited = (error: unknown): never => {
  throw isAddressInvited(error) ? problem('address_invited') : error
}
