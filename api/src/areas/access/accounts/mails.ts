import { createHash, randomUUID } from 'node:crypto'
import { LINK_MINUTES } from '@academy/contract/base/constants'
import type { Locale } from '@academy/contract/base/locale'
import type { MailKind } from '@academy/contract/base/schemas'
import { greeting, namelessGreeting } from '../../../base/mail/mail-content.ts'
import {
  type MailKey,
  type MailRecipient,
  sendMail,
  toAddressOfAccount,
} from '../../../base/mail/send-mail.ts'
import type { Services } from '../../../base/services.ts'
import { signPath } from '../../../base/tokens.ts'
import type { Tx } from '../../../db/connection.ts'
import { LINK_MS } from './rules.ts'

/** How long a mail may be late whose link is made anew; later nobody waits for it. */
const RENEWED_FOR_MS = 3 * 86_400_000

export interface Recipient {
  id: number
  email: string
  first_name: string
  locale: Locale
}

export interface MailText {
  subject: string
  paragraphs: string[]
  details?: [label: string, value: string][]
  label?: string
}

interface AccountMail {
  kind: MailKind
  to: MailRecipient
  texts: Record<Locale, MailText>
  /** A link that grants access. It expires after its lifetime, LINK_MS by default. */
  link?: string
  /** A page that asks for a login itself. */
  page?: string
  lifetime?: number
  /** The link is made anew if the mail leaves late, so the mail may wait longer than the link works. */
  isRenewed?: boolean
}

/** Sends a mail about the account itself. */
export const sendAccountMail = (
  tx: Tx,
  person: Recipient,
  { kind, to, texts, link, page, lifetime = LINK_MS, isRenewed }: AccountMail,
  now: Date,
) => {
  const { locale } = person
  const { subject, paragraphs, details, label } = texts[locale]
  const url = link ?? page
  const content = {
    locale,
    subject,
    // Someone who registers a stranger's address must not be able to send them text, not even as a name.
    greeting: to.kind === 'account' ? greeting[locale](person.first_name) : namelessGreeting[locale],
    paragraphs,
    ...(details && { details }),
    ...(url && label && { action: { label, url } }),
  }
  const key: MailKey = `${kind}:${person.id}:${randomUUID()}`
  const times = isRenewed ? { lifetime: RENEWED_FOR_MS, link_lifetime: lifetime } : { lifetime }
  return sendMail(tx, { key, to, content, ...(link && { hasSecretLink: true, ...times }) }, now)
}

export const toUnconfirmed = ({ id, email }: Recipient) => toAddressOfAccount(id, email)

/** Binds a link to the address it was sent to, so that it is invalid after a change of address. */
export const addressHash = (email: string): string =>
  createHash('sha256').update(email.toLowerCase()).digest('hex').slice(0, 40)

export const verificationPath = (id: number, hash: string): string => `/verify-email/${id}/${hash}`

export const verificationUrl = (
  { siteUrl, secret }: { siteUrl: string; secret: string },
  account: { id: number; email: string },
  now: Date,
): string => {
  const path = verificationPath(account.id, addressHash(account.email))
  return siteUrl + signPath(secret, path, new Date(now.getTime() + LINK_MS))
}

export const resetUrl = (siteUrl: string, email: string, token: string): string =>
  `${siteUrl}/auth/reset-password?${new URLSearchParams({ email, token })}`

export const loginUrl = (siteUrl: string): string => `${siteUrl}/auth/login`

export const sessionsUrl = (siteUrl: string): string => `${siteUrl}/user/access#sessions`

export const sendVerification = (
  { config, secret }: Services,
  tx: Tx,
  person: Recipient & { masterclass_id?: number | undefined },
  now: Date,
): Promise<void> => {
  const signed = verificationUrl({ siteUrl: config.siteUrl, secret }, person, now)
  // Not signed: it only says which page comes next.
  const link = person.masterclass_id ? `${signed}&apply=${person.masterclass_id}` : signed
  const to = toUnconfirmed(person)
  return sendAccountMail(
    tx,
    person,
    { kind: 'verify-email', to, texts: verification, link, isRenewed: true },
    now,
  )
}

const verification: Record<Locale, MailText> = {
  en: {
    subject: 'Please confirm your email address',
    paragraphs: [
      `Thank you for joining us. Please confirm that this address is yours; the link works for ${LINK_MINUTES} minutes.`,
      'You can use everything in the meantime. If you did not sign up, there is nothing you need to do.',
    ],
    label: 'Confirm address',
  },
  de: {
    subject: 'Bitte bestätigen Sie Ihre E-Mail-Adresse',
    paragraphs: [
      `Schön, dass Sie da sind. Bitte bestätigen Sie, dass diese Adresse Ihnen gehört; der Link gilt ${LINK_MINUTES} Minuten.`,
      'Bis dahin können Sie alles schon benutzen. Haben Sie sich nicht registriert, brauchen Sie nichts zu tun.',
    ],
    label: 'Adresse bestätigen',
  },
}

/** Sent to the new address, to confirm it. */
export const sendNewAddressConfirmation = (
  { config, secret }: Services,
  tx: Tx,
  person: Recipient,
  now: Date,
): Promise<void> => {
  const link = verificationUrl({ siteUrl: config.siteUrl, secret }, person, now)
  const to = toUnconfirmed(person)
  return sendAccountMail(
    tx,
    person,
    { kind: 'verify-new-email', to, texts: newAddress, link, isRenewed: true },
    now,
  )
}

const newAddress: Record<Locale, MailText> = {
  en: {
    subject: 'Please confirm your new email address',
    paragraphs: [
      `Somebody, hopefully you, wants to use this address for an account with us. The change takes effect as soon as you confirm it; the link works for ${LINK_MINUTES} minutes.`,
      'If it was not you, there is nothing you need to do: unless it is confirmed, this address will not be used.',
    ],
    label: 'Confirm the new address',
  },
  de: {
    subject: 'Bitte bestätigen Sie Ihre neue E-Mail-Adresse',
    paragraphs: [
      `Jemand, hoffentlich Sie selbst, möchte diese Adresse für ein Konto bei uns verwenden. Sie gilt, sobald Sie sie bestätigen; der Link funktioniert ${LINK_MINUTES} Minuten lang.`,
      'Waren Sie es nicht, ist nichts zu tun: Ohne Bestätigung wird diese Adresse nicht verwendet.',
    ],
    label: 'Neue Adresse bestätigen',
  },
}

/** Sent to the old address while the change is pending and can still be stopped. */
export const sendAddressChangeRequested = (
  tx: Tx,
  person: Recipient,
  email: string,
  now: Date,
): Promise<void> => {
  const to = toAddressOfAccount(person.id, person.email)
  return sendAccountMail(
    tx,
    person,
    { kind: 'address-change-asked', to, texts: addressChangeRequested(email) },
    now,
  )
}

const addressChangeRequested = (email: string): Record<Locale, MailText> => ({
  en: {
    subject: 'A new email address for your account',
    paragraphs: [
      `The address of your account is about to change to ${email}. The change takes effect as soon as somebody opens the link we have sent there; until then everything stays as it is.`,
      'If it was not you, set a new password through “Forgotten your password?” on the login page: that stops the change and logs out all devices. Then please reply to this email.',
    ],
  },
  de: {
    subject: 'Eine neue E-Mail-Adresse für Ihr Konto',
    paragraphs: [
      `Ihr Konto soll künftig die Adresse ${email} verwenden. Das gilt, sobald jemand den Link öffnet, den wir dorthin geschickt haben; bis dahin bleibt alles, wie es ist.`,
      'Waren Sie es nicht, setzen Sie auf der Seite „Einloggen“ über „Passwort vergessen?“ ein neues Passwort: Das stoppt die Änderung und loggt alle Geräte aus. Antworten Sie dann bitte auf diese Nachricht.',
    ],
  },
})

/** Sent to the old, confirmed address: the only one that an attacker does not control. */
export const sendAddressChanged = (tx: Tx, person: Recipient, now: Date): Promise<void> => {
  const to = toAddressOfAccount(person.id, person.email)
  return sendAccountMail(tx, person, { kind: 'address-changed', to, texts: addressChanged }, now)
}

const addressChanged: Record<Locale, MailText> = {
  en: {
    subject: 'Your email address was changed',
    paragraphs: [
      'Your account now uses another email address, so you will no longer hear from us here.',
      'If it was not you, please reply to this email straight away.',
    ],
  },
  de: {
    subject: 'Ihre E-Mail-Adresse wurde geändert',
    paragraphs: [
      'Ihr Konto verwendet ab jetzt eine andere E-Mail-Adresse; hierher schreiben wir Ihnen nicht mehr.',
      'Waren Sie es nicht, antworten Sie bitte sofort auf diese Nachricht.',
    ],
  },
}
