import { FIRST_PASSWORD_DAYS, LINK_MINUTES } from '@academy/contract/base/constants'
import { byLocale, type Locale } from '@academy/contract/base/locale'
import { toAccount } from '../../../base/mail/send-mail.ts'
import type { Services } from '../../../base/services.ts'
import type { Tx } from '../../../db/connection.ts'
import { loginUrl, type MailText, type Recipient, resetUrl, sendAccountMail, toUnconfirmed } from './mails.ts'
import { FIRST_PASSWORD_MS } from './rules.ts'

/** Who asked for a link to set a password. */
export type LinkAskedBy = 'person' | 'office'

export interface PasswordLink {
  token: string
  by: LinkAskedBy
}

export const sendPasswordReset = (
  { config }: Services,
  tx: Tx,
  person: Recipient,
  { token, by }: PasswordLink,
  now: Date,
): Promise<void> => {
  const link = resetUrl(config.siteUrl, person.email, token)
  const to = toUnconfirmed(person)
  const texts = by === 'office' ? passwordOffered : passwordReset
  return sendAccountMail(tx, person, { kind: 'password-reset', to, texts, link }, now)
}

const passwordReset: Record<Locale, MailText> = {
  en: {
    subject: 'Set a new password',
    paragraphs: [
      `Somebody, hopefully you, asked for a new password for this account. The link works once, for ${LINK_MINUTES} minutes.`,
      'If it was not you, you can ignore this email: your password stays as it is.',
    ],
    label: 'Set a new password',
  },
  de: {
    subject: 'Neues Passwort setzen',
    paragraphs: [
      `Jemand, hoffentlich Sie selbst, hat für dieses Konto ein neues Passwort verlangt. Der Link gilt einmal und für ${LINK_MINUTES} Minuten.`,
      'Waren Sie es nicht, ist nichts zu tun: Ihr Passwort bleibt, wie es ist.',
    ],
    label: 'Neues Passwort setzen',
  },
}

const passwordOffered: Record<Locale, MailText> = {
  en: {
    subject: 'Set a new password',
    paragraphs: [
      `Our office has sent you this link to set a new password for your account. It works once, for ${LINK_MINUTES} minutes.`,
      'If you do not need a new password, there is nothing you need to do: your password stays as it is.',
    ],
    label: 'Set a new password',
  },
  de: {
    subject: 'Neues Passwort setzen',
    paragraphs: [
      `Unser Büro schickt Ihnen diesen Link, mit dem Sie für Ihr Konto ein neues Passwort setzen können. Er gilt einmal und für ${LINK_MINUTES} Minuten.`,
      'Brauchen Sie kein neues Passwort, ist nichts zu tun: Ihr Passwort bleibt, wie es ist.',
    ],
    label: 'Neues Passwort setzen',
  },
}

/** Sent to somebody whose account the office has made. */
export const sendFirstPassword = (
  { config }: Services,
  tx: Tx,
  person: Recipient,
  { token }: PasswordLink,
  now: Date,
): Promise<void> => {
  const link = resetUrl(config.siteUrl, person.email, token)
  const to = toUnconfirmed(person)
  const lifetime = FIRST_PASSWORD_MS
  return sendAccountMail(
    tx,
    person,
    { kind: 'first-password', to, texts: firstPassword, link, lifetime },
    now,
  )
}

const firstPassword: Record<Locale, MailText> = {
  en: {
    subject: 'Your account with us',
    paragraphs: [
      'Our office has created an account for this address, so that we can keep you informed about your stay or your visit.',
      `Please set a password with the link below: that confirms the address, and from then on we will write to you here. The link works once, for ${FIRST_PASSWORD_DAYS} days.`,
      'If you do not know what this is about, there is nothing you need to do.',
    ],
    label: 'Set a password',
  },
  de: {
    subject: 'Ihr Konto bei uns',
    paragraphs: [
      'Unser Büro hat für diese Adresse ein Konto angelegt, damit Sie von uns alles zu Ihrem Aufenthalt oder Besuch erfahren.',
      `Bitte setzen Sie über den Link ein Passwort: Das bestätigt die Adresse, und ab dann schreiben wir Ihnen hierher. Der Link gilt einmal und ${FIRST_PASSWORD_DAYS} Tage lang.`,
      'Wissen Sie nicht, worum es geht, brauchen Sie nichts zu tun.',
    ],
    label: 'Passwort setzen',
  },
}

/** Whether the session that changed the password goes on; a reset link ends all of them. */
type PasswordChange = 'changed' | 'reset'

export const sendPasswordChanged = (
  { config }: Services,
  tx: Tx,
  person: Recipient,
  change: PasswordChange,
  now: Date,
): Promise<void> => {
  const to = toAccount(person.id, person.email)
  const page = loginUrl(config.siteUrl)
  return sendAccountMail(
    tx,
    person,
    { kind: 'password-changed', to, texts: passwordChanged(change), page },
    now,
  )
}

const passwordChangedTexts: Record<Locale, Record<PasswordChange, string> & MailText> = {
  en: {
    subject: 'Your password was changed',
    reset: 'The password of your account has just been changed, and all devices have been logged out.',
    changed: 'The password of your account has just been changed, and all other sessions have ended.',
    paragraphs: [
      'If it was not you, set a new password at once through “Forgotten your password?” on the login page: that ends all sessions. Then please reply to this email.',
    ],
    label: 'To the login page',
  },
  de: {
    subject: 'Ihr Passwort wurde geändert',
    reset: 'Das Passwort Ihres Kontos wurde soeben geändert, und alle Geräte wurden ausgeloggt.',
    changed: 'Das Passwort Ihres Kontos wurde soeben geändert, und alle anderen Sitzungen wurden beendet.',
    paragraphs: [
      'Waren Sie es nicht, setzen Sie sofort auf der Seite „Einloggen“ über „Passwort vergessen?“ ein neues Passwort: Das beendet alle Sitzungen. Antworten Sie dann bitte auf diese Nachricht.',
    ],
    label: 'Zur Seite „Einloggen“',
  },
}

const passwordChanged = (change: PasswordChange): Record<Locale, MailText> =>
  byLocale(locale => {
    const { paragraphs, ...texts } = passwordChangedTexts[locale]
    return { ...texts, paragraphs: [texts[change], ...paragraphs] }
  })
