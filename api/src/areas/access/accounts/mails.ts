import type { Locale } from '@academy/contract/base/locale'
import { toAddressOfAccount } from '../../../base/mail/recipient.ts'
import type { Services } from '../../../base/services.ts'
import type { Tx } from '../../../db/connection.ts'
import { type MailText, type Recipient, sendAccountMail, toUnconfirmed } from './account-mail.ts'
import { verificationUrl } from './links.ts'

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
      'Thank you for joining us. Please confirm that this address is yours; the link works for 60 minutes.',
      'You can use everything in the meantime. If you did not sign up, there is nothing you need to do.',
    ],
    label: 'Confirm address',
  },
  de: {
    subject: 'Bitte bestätigen Sie Ihre E-Mail-Adresse',
    paragraphs: [
      'Schön, dass Sie da sind. Bitte bestätigen Sie, dass diese Adresse Ihnen gehört; der Link gilt 60 Minuten.',
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
      'Somebody, hopefully you, wants to use this address for an account with us. The change takes effect as soon as you confirm it; the link works for 60 minutes.',
      'If it was not you, there is nothing you need to do: unless it is confirmed, this address will not be used.',
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
