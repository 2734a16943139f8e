import { randomUUID } from 'node:crypto'
import type { Locale } from '@academy/contract/base/locale'
import { ERASURE_DAYS } from '@academy/contract/privacy/erasure/kinds'
import { dayInVienna } from '../../../base/clock.ts'
import { dayText } from '../../../base/formats.ts'
import { greeting } from '../../../base/mail/mail-content.ts'
import { sendMail, toAccount } from '../../../base/mail/send-mail.ts'
import { isSignedPath, signPath } from '../../../base/tokens.ts'
import type { Tx } from '../../../db/connection.ts'
import { addressHash } from '../../access/index.ts'

/** Long enough to read the mail in the evening. Nothing is deleted for `ERASURE_DAYS` anyway. */
const CONFIRMATION_MS = 24 * 60 * 60 * 1000

interface Subject {
  account_id: number
  email: string
  /** The latest request of the account, 0 if there was none: a link confirms one request and no later one. */
  after: number
}

const pathOf = ({ account_id, email, after }: Subject) =>
  `/erasure/${account_id}/${addressHash(email)}/${after}`

/** Returns what the link of the mail contains: `account.after.expires.signature`. */
export const confirmationToken = (secret: string, subject: Subject, now: Date): string => {
  const expires = new Date(now.getTime() + CONFIRMATION_MS)
  const query = new URL(signPath(secret, pathOf(subject), expires), 'http://link').searchParams
  return [subject.account_id, subject.after, query.get('expires'), query.get('signature')].join('.')
}

const pattern = /^(\d{1,9})\.(\d{1,9})\.(\d{1,12})\.([\w-]{1,100})$/

export interface ReadToken extends Pick<Subject, 'account_id' | 'after'> {
  expires: string
  signature: string
}

export const readToken = (token: string): ReadToken | undefined => {
  const [, id, after, expires, signature] = pattern.exec(token) ?? []
  return id && after && expires && signature
    ? { account_id: Number(id), after: Number(after), expires, signature }
    : undefined
}

/** Whether the link was sent to this address for this account, and has not expired. */
export const isConfirmation = (
  secret: string,
  { expires, signature, ...subject }: ReadToken,
  email: string,
  now: Date,
): boolean => isSignedPath(secret, pathOf({ ...subject, email }), { expires, signature }, now)

interface Recipient {
  id: number
  email: string
  first_name: string
  locale: Locale
}

interface RequestedTexts {
  subject: string
  own: (day: string) => string
  office: (day: string) => string
  stays: string
  mistake: string
  keep: string
}

const requested: Record<Locale, RequestedTexts> = {
  en: {
    subject: 'Your account will be deleted',
    own: day => `You have asked us to delete your account. This will happen on ${day}.`,
    office: day =>
      `The office has asked for your account and your personal data to be deleted. This will happen on ${day}.`,
    stays:
      'Invoices and payments are kept as long as the law requires. Everything else goes, and we will not write to you again.',
    mistake: `You can change your mind for ${ERASURE_DAYS} days: log in and choose “Keep my account”. If it was not you who asked, please do so now and set a new password.`,
    keep: 'Keep my account',
  },
  de: {
    subject: 'Ihr Konto wird gelöscht',
    own: day => `Sie haben uns gebeten, Ihr Konto zu löschen. Das geschieht am ${day}.`,
    office: day =>
      `Das Büro hat veranlasst, dass Ihr Konto und Ihre persönlichen Daten gelöscht werden. Das geschieht am ${day}.`,
    stays:
      'Rechnungen und Zahlungen bleiben so lange, wie das Gesetz es verlangt. Alles andere wird gelöscht, und wir schreiben Ihnen nicht mehr.',
    mistake: `Sie können es sich ${ERASURE_DAYS} Tage lang anders überlegen: Loggen Sie sich ein und wählen Sie „Mein Konto behalten“. Waren Sie es nicht selbst, tun Sie das bitte gleich und setzen Sie ein neues Passwort.`,
    keep: 'Mein Konto behalten',
  },
}

interface ErasureRequest {
  account: Recipient
  erase_after: Date
  isByOffice: boolean
  siteUrl: string
}

/** Says when the account is deleted, and how to keep it. */
export const sendErasureRequested = (
  tx: Tx,
  { account: { id, email, first_name, locale }, erase_after, isByOffice, siteUrl }: ErasureRequest,
  now: Date,
): Promise<void> => {
  const texts = requested[locale]
  const day = dayText(dayInVienna(erase_after), locale)
  return sendMail(
    tx,
    {
      key: `erasure-requested:${id}:${now.getTime()}`,
      to: toAccount(id, email),
      content: {
        locale,
        subject: texts.subject,
        greeting: greeting[locale](first_name),
        paragraphs: [(isByOffice ? texts.office : texts.own)(day), texts.stays, texts.mistake],
        action: { label: texts.keep, url: `${siteUrl}/user/personal-data` },
      },
    },
    now,
  )
}

const confirmation: Record<Locale, { subject: string; paragraphs: string[]; confirm: string }> = {
  en: {
    subject: 'Confirm that your account is to be deleted',
    paragraphs: [
      'You would like us to delete your account. Please confirm it here; the link works for 24 hours.',
      `Your account is deleted ${ERASURE_DAYS} days later. Until then you can change your mind.`,
      'If it was not you who asked, you need not do anything: without the link nothing is deleted.',
    ],
    confirm: 'Delete my account',
  },
  de: {
    subject: 'Bestätigen Sie die Löschung Ihres Kontos',
    paragraphs: [
      'Sie möchten, dass wir Ihr Konto löschen. Bitte bestätigen Sie das hier; der Link gilt 24 Stunden.',
      `Gelöscht wird ${ERASURE_DAYS} Tage später. Bis dahin können Sie es sich anders überlegen.`,
      'Waren Sie es nicht selbst, müssen Sie nichts tun: Ohne den Link wird nichts gelöscht.',
    ],
    confirm: 'Mein Konto löschen',
  },
}

interface Confirmation {
  account: Recipient
  siteUrl: string
  token: string
}

/** The link that confirms a deletion instead of the password. */
export const sendConfirmationLink = (
  tx: Tx,
  { account: { id, email, first_name, locale }, siteUrl, token }: Confirmation,
  now: Date,
): Promise<void> => {
  const { confirm, ...texts } = confirmation[locale]
  const url = `${siteUrl}/auth/confirm-deletion?${new URLSearchParams({ token })}`
  return sendMail(
    tx,
    {
      key: `erasure-link:${id}:${randomUUID()}`,
      to: toAccount(id, email),
      hasSecretLink: true,
      lifetime: CONFIRMATION_MS,
      content: {
        locale,
        greeting: greeting[locale](first_name),
        ...texts,
        action: { label: confirm, url },
      },
    },
    now,
  )
}

const cancelled: Record<Locale, { subject: string; paragraphs: string[] }> = {
  en: {
    subject: 'Your account stays',
    paragraphs: ['Your account will not be deleted. Everything is as it was.'],
  },
  de: {
    subject: 'Ihr Konto bleibt',
    paragraphs: ['Ihr Konto wird nicht gelöscht. Alles ist, wie es war.'],
  },
}

export const sendErasureCancelled = (
  tx: Tx,
  { id, email, first_name, locale }: Recipient,
  now: Date,
): Promise<void> =>
  sendMail(
    tx,
    {
      key: `erasure-cancelled:${id}:${now.getTime()}`,
      to: toAccount(id, email),
      content: { locale, greeting: greeting[locale](first_name), ...cancelled[locale] },
    },
    now,
  )
