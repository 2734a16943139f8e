import { randomUUID } from 'node:crypto'
import type { Locale } from '@academy/contract/locale'
import type { Tx } from '../../db/connection.ts'
import { greeting, namelessGreeting } from '../../lib/mail/greeting.ts'
import { type MailRecipient, toAccount, toAddressOfAccount } from '../../lib/mail/recipient.ts'
import { sendMail } from '../../lib/mail/send-mail.ts'
import type { Services } from '../../lib/services.ts'
import { resetUrl, verificationUrl } from './links.ts'
import { FIRST_PASSWORD_MS, LINK_MS } from './rules.ts'

interface Recipient {
  id: number
  email: string
  first_name: string
  locale: Locale
}

interface MailText {
  subject: string
  paragraphs: string[]
  label?: string
}

interface Sent {
  kind: string
  to: MailRecipient
  texts: Record<Locale, MailText>
  /** A link that grants access. It expires after its lifetime, LINK_MS by default. */
  link?: string
  lifetime?: number
}

const send = (tx: Tx, person: Recipient, { kind, to, texts, link, lifetime = LINK_MS }: Sent, now: Date) => {
  const { locale } = person
  const { subject, paragraphs, label } = texts[locale]
  const content = {
    locale,
    subject,
    // Someone who registers a stranger's address must not be able to send them text, not even as a name.
    greeting: to.kind === 'account' ? greeting[locale](person.first_name) : namelessGreeting[locale],
    paragraphs,
    ...(link && label && { action: { label, url: link } }),
  }
  const key = `${kind}:${person.id}:${randomUUID()}`
  return sendMail(tx, { key, to, content, ...(link && { hasSecretLink: true, lifetime }) }, now)
}

const toUnconfirmed = ({ id, email }: Recipient) => toAddressOfAccount(id, email)

export const sendVerification = (
  { config, secret }: Services,
  tx: Tx,
  person: Recipient,
  now: Date,
): Promise<void> => {
  const link = verificationUrl({ siteUrl: config.siteUrl, secret }, person, now)
  const to = toUnconfirmed(person)
  return send(tx, person, { kind: 'verify-email', to, texts: verification, link }, now)
}

const verification: Record<Locale, MailText> = {
  en: {
    subject: 'Please confirm your email address',
    paragraphs: [
      'Thank you for joining us. Please confirm that this address is yours; the link works for 60 minutes.',
      'You can use everything in the meantime. If you did not sign up, you need not do anything.',
    ],
    label: 'Confirm address',
  },
  de: {
    subject: 'Bitte bestätigen Sie Ihre E-Mail-Adresse',
    paragraphs: [
      'Schön, dass Sie da sind. Bitte bestätigen Sie, dass diese Adresse Ihnen gehört; der Link gilt 60 Minuten.',
      'Bis dahin können Sie alles schon benützen. Haben Sie sich nicht registriert, brauchen Sie nichts zu tun.',
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
  return send(tx, person, { kind: 'verify-new-email', to, texts: newAddress, link }, now)
}

const newAddress: Record<Locale, MailText> = {
  en: {
    subject: 'Please confirm your new email address',
    paragraphs: [
      'Somebody, hopefully you, wants to use this address for an account with us. It counts from the moment you confirm it; the link works for 60 minutes.',
      'If it was not you, you need not do anything: without the confirmation this address is not used.',
    ],
    label: 'Confirm the new address',
  },
  de: {
    subject: 'Bitte bestätigen Sie Ihre neue E-Mail-Adresse',
    paragraphs: [
      'Jemand, hoffentlich Sie selbst, möchte diese Adresse für ein Konto bei uns verwenden. Sie gilt, sobald Sie sie bestätigen; der Link funktioniert 60 Minuten lang.',
      'Waren Sie es nicht, ist nichts zu tun: Ohne Bestätigung wird diese Adresse nicht verwendet.',
    ],
    label: 'Neue Adresse bestätigen',
  },
}

export const sendPasswordReset = (
  { config }: Services,
  tx: Tx,
  person: Recipient,
  token: string,
  now: Date,
): Promise<void> => {
  const link = resetUrl(config.siteUrl, person.email, token)
  const to = toUnconfirmed(person)
  return send(tx, person, { kind: 'password-reset', to, texts: passwordReset, link }, now)
}

const passwordReset: Record<Locale, MailText> = {
  en: {
    subject: 'Set a new password',
    paragraphs: [
      'Somebody, hopefully you, asked for a new password for this account. The link works once, for 60 minutes.',
      'If it was not you, ignore this mail: your password stays as it is.',
    ],
    label: 'Set a new password',
  },
  de: {
    subject: 'Neues Passwort setzen',
    paragraphs: [
      'Jemand, hoffentlich Sie selbst, hat für dieses Konto ein neues Passwort verlangt. Der Link gilt einmal und für 60 Minuten.',
      'Waren Sie es nicht, ist nichts zu tun: Ihr Passwort bleibt, wie es ist.',
    ],
    label: 'Neues Passwort setzen',
  },
}

/** Sent to somebody whose account the office has made. */
export const sendFirstPassword = (
  { config }: Services,
  tx: Tx,
  person: Recipient,
  token: string,
  now: Date,
): Promise<void> => {
  const link = resetUrl(config.siteUrl, person.email, token)
  const to = toUnconfirmed(person)
  const lifetime = FIRST_PASSWORD_MS
  return send(tx, person, { kind: 'first-password', to, texts: firstPassword, link, lifetime }, now)
}

const firstPassword: Record<Locale, MailText> = {
  en: {
    subject: 'Your account with us',
    paragraphs: [
      'Our office has made an account for this address, so that you hear from us about your stay or your visit.',
      'Please set a password with the link below: that confirms the address, and from then on we write to you here. The link works once, for 14 days.',
      'If you do not know what this is about, you need not do anything.',
    ],
    label: 'Set a password',
  },
  de: {
    subject: 'Ihr Konto bei uns',
    paragraphs: [
      'Unser Büro hat für diese Adresse ein Konto angelegt, damit Sie von uns alles zu Ihrem Aufenthalt oder Besuch erfahren.',
      'Bitte setzen Sie über den Link ein Passwort: Das bestätigt die Adresse, und ab dann schreiben wir Ihnen hierher. Der Link gilt einmal und 14 Tage lang.',
      'Wissen Sie nicht, worum es geht, brauchen Sie nichts zu tun.',
    ],
    label: 'Passwort setzen',
  },
}

export const sendPasswordChanged = (tx: Tx, person: Recipient, now: Date): Promise<void> => {
  const to = toAccount(person.id, person.email)
  return send(tx, person, { kind: 'password-changed', to, texts: passwordChanged }, now)
}

const passwordChanged: Record<Locale, MailText> = {
  en: {
    subject: 'Your password was changed',
    paragraphs: [
      'The password of your account was just changed, and all devices were logged out.',
      'If it was not you, please answer this mail at once.',
    ],
  },
  de: {
    subject: 'Ihr Passwort wurde geändert',
    paragraphs: [
      'Das Passwort Ihres Kontos wurde soeben geändert, und alle Geräte wurden abgemeldet.',
      'Waren Sie es nicht, antworten Sie bitte sofort auf diese Nachricht.',
    ],
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
  return send(tx, person, { kind: 'address-change-asked', to, texts: addressChangeRequested(email) }, now)
}

const addressChangeRequested = (email: string): Record<Locale, MailText> => ({
  en: {
    subject: 'A new email address for your account',
    paragraphs: [
      `Your account is to use the address ${email}. That takes effect as soon as somebody opens the link that we have sent there; until then everything stays as it is.`,
      'If it was not you, set a new password through "Forgotten your password?" on the login page: that stops the change and logs everybody out. Then please answer this mail.',
    ],
  },
  de: {
    subject: 'Eine neue E-Mail-Adresse für Ihr Konto',
    paragraphs: [
      `Ihr Konto soll künftig die Adresse ${email} verwenden. Das gilt, sobald jemand den Link öffnet, den wir dorthin geschickt haben; bis dahin bleibt alles, wie es ist.`,
      'Waren Sie es nicht, setzen Sie auf der Anmeldeseite über „Passwort vergessen?“ ein neues Passwort: Das stoppt die Änderung und meldet alle Geräte ab. Antworten Sie dann bitte auf diese Nachricht.',
    ],
  },
})

/** Sent to the old, confirmed address: the only one that an attacker does not control. */
export const sendAddressChanged = (tx: Tx, person: Recipient, now: Date): Promise<void> => {
  const to = toAddressOfAccount(person.id, person.email)
  return send(tx, person, { kind: 'address-changed', to, texts: addressChanged }, now)
}

const addressChanged: Record<Locale, MailText> = {
  en: {
    subject: 'Your email address was changed',
    paragraphs: [
      'Your account now uses another email address, so you will not hear from us here any more.',
      'If it was not you, please answer this mail at once.',
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
