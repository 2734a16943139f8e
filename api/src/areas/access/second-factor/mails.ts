import { randomUUID } from 'node:crypto'
import { FEW_RECOVERY_CODES } from '@academy/contract/access/second-factor/schemas'
import type { Locale } from '@academy/contract/base/locale'
import { plural } from '@academy/contract/base/plural'
import type { MailKind } from '@academy/contract/base/schemas'
import { dayInVienna } from '../../../base/clock.ts'
import { hourText } from '../../../base/formats.ts'
import { greeting, type MailContent } from '../../../base/mail/mail-content.ts'
import { type MailKey, type OutgoingMail, sendMail, toAccount } from '../../../base/mail/send-mail.ts'
import type { Tx } from '../../../db/connection.ts'
import { loadMailWording, type MailWording } from '../../site/index.ts'
import { findAccount } from '../accounts/queries.ts'

export type FactorChange =
  | 'authenticator_added'
  | 'authenticator_removed'
  | 'passkey_added'
  | 'passkey_removed'
  | 'recovery_codes_made'
  | 'reset'

interface Reader {
  locale: Locale
  first_name: string
  siteUrl: string
}

const sentences: Record<Locale, Record<FactorChange, (name: string) => string>> = {
  en: {
    authenticator_added: () => 'An authenticator app was added to your account.',
    authenticator_removed: () => 'The authenticator app was removed from your account.',
    passkey_added: name => `The passkey “${name}” was added to your account.`,
    passkey_removed: name => `The passkey “${name}” was removed from your account.`,
    recovery_codes_made: () => 'New recovery codes were made for your account. The old ones no longer work.',
    reset: () =>
      'Our office has reset your second factor: authenticator app, passkeys and recovery codes no longer work, and all devices are logged out. You can set up a new one after your next login.',
  },
  de: {
    authenticator_added: () => 'Zu Ihrem Konto wurde eine Authenticator-App hinzugefügt.',
    authenticator_removed: () => 'Die Authenticator-App wurde von Ihrem Konto entfernt.',
    passkey_added: name => `Zu Ihrem Konto wurde der Passkey „${name}“ hinzugefügt.`,
    passkey_removed: name => `Der Passkey „${name}“ wurde von Ihrem Konto entfernt.`,
    recovery_codes_made: () =>
      'Für Ihr Konto wurden neue Wiederherstellungscodes erzeugt. Die alten gelten nicht mehr.',
    reset: () =>
      'Unser Büro hat Ihren zweiten Faktor zurückgesetzt: Authenticator-App, Passkeys und Wiederherstellungscodes gelten nicht mehr, und alle Geräte sind ausgeloggt. Nach dem nächsten Einloggen können Sie einen neuen einrichten.',
  },
}

const labels: Record<Locale, { security: string; stop: string }> = {
  en: { security: 'Go to my account', stop: 'Stop the reset' },
  de: { security: 'Zu meinem Konto', stop: 'Zurücksetzen stoppen' },
}

const toSecurity = ({ locale, siteUrl }: Reader) => ({
  label: labels[locale].security,
  url: `${siteUrl}/user/access#second-factor`,
})

export const factorChangedMail = (
  wording: MailWording<'mail_second_factor_changed'>,
  reader: Reader & { change: FactorChange; name?: string | undefined },
): MailContent => {
  const { locale, first_name, change, name = '' } = reader
  return {
    locale,
    greeting: greeting[locale](first_name),
    ...wording(locale, {}, [sentences[locale][change](name)]),
    action: toSecurity(reader),
  }
}

/** A mail with a link to the page of the second factor. */
const securityMail = (
  reader: Reader,
  written: ReturnType<MailWording<'mail_codes_guessed'>>,
): MailContent => ({
  locale: reader.locale,
  greeting: greeting[reader.locale](reader.first_name),
  ...written,
  action: toSecurity(reader),
})

export const codesGuessedMail = (wording: MailWording<'mail_codes_guessed'>, reader: Reader): MailContent =>
  securityMail(reader, wording(reader.locale, {}))

/** After the reset of an admin was taken back by another one. */
export const resetStoppedMail = (
  wording: MailWording<'mail_second_factor_reset_stopped'>,
  reader: Reader,
): MailContent => securityMail(reader, wording(reader.locale, {}))

const codesLeft: Record<Locale, (left: number) => string> = {
  en: left =>
    left === 0
      ? 'None of your ten codes are left.'
      : plural('en', left, {
          one: 'One of your ten codes is left.',
          other: `${left} of your ten codes are left.`,
        }),
  de: left =>
    left === 0
      ? 'Von Ihren zehn Codes ist keiner mehr übrig.'
      : plural('de', left, {
          one: 'Von Ihren zehn Codes ist noch einer übrig.',
          other: `Von Ihren zehn Codes sind noch ${left} übrig.`,
        }),
}

const makeNewOnes: Record<Locale, string> = {
  en: 'Please make new ones in your account, so that you have some when you need them.',
  de: 'Bitte erzeugen Sie in Ihrem Konto neue, damit Sie welche haben, wenn Sie sie brauchen.',
}

/** How many recovery codes are left; with few of them, people are asked to make new ones. */
const codesLeftText = (left: number, locale: Locale): string => {
  const counted = codesLeft[locale](left)
  return left <= FEW_RECOVERY_CODES ? `${counted} ${makeNewOnes[locale]}` : counted
}

export const recoveryCodeUsedMail = (
  wording: MailWording<'mail_recovery_code_used'>,
  reader: Reader & { left: number },
): MailContent =>
  securityMail(reader, wording(reader.locale, {}, [codesLeftText(reader.left, reader.locale)]))

interface AskedReset {
  /** The name of the admin. */
  asked_by: string
  due_at: Date
  token: string
}

const whoAndWhen: Record<Locale, (asked_by: string, moment: string) => string> = {
  en: (asked_by, moment) => `${asked_by} asked for it. It will happen on ${moment}.`,
  de: (asked_by, moment) => `Verlangt hat es ${asked_by}. Es geschieht am ${moment}.`,
}

/** Its link works without a login: a person without the factor cannot log in. */
export const resetAskedMail = (
  wording: MailWording<'mail_second_factor_reset'>,
  { locale, first_name, siteUrl, token, ...asked }: Reader & AskedReset,
): MailContent => ({
  locale,
  greeting: greeting[locale](first_name),
  ...wording(locale, {}, [whoAndWhen[locale](asked.asked_by, hourText(asked.due_at, locale))]),
  action: {
    label: labels[locale].stop,
    url: `${siteUrl}/auth/stop-reset?${new URLSearchParams({ token })}`,
  },
})

interface About {
  account_id: number
  siteUrl: string
}

const send = async (
  tx: Tx,
  { account_id, siteUrl }: About,
  kind: MailKind,
  contentFor: (reader: Reader) => Promise<MailContent>,
  now: Date,
  more?: Pick<OutgoingMail, 'hasSecretLink' | 'lifetime' | 'about'>,
): Promise<void> => {
  const account = await findAccount(tx, account_id)
  if (!account) return
  const { email, first_name, locale } = account
  const content = await contentFor({ locale, first_name, siteUrl })
  const key: MailKey = `${kind}:${account_id}:${randomUUID()}`
  await sendMail(tx, { key, to: toAccount(account_id, email), content, ...more }, now)
}

export const sendChangedMail = (
  tx: Tx,
  { change, name, ...about }: About & { change: FactorChange; name?: string | undefined },
  now: Date,
): Promise<void> =>
  send(
    tx,
    about,
    'second-factor-changed',
    async reader =>
      factorChangedMail(await loadMailWording(tx, 'mail_second_factor_changed', dayInVienna(now)), {
        ...reader,
        change,
        name,
      }),
    now,
  )

export const sendGuessedMail = (tx: Tx, about: About, now: Date): Promise<void> =>
  send(
    tx,
    about,
    'codes-guessed',
    async reader =>
      codesGuessedMail(await loadMailWording(tx, 'mail_codes_guessed', dayInVienna(now)), reader),
    now,
  )

export const sendResetStoppedMail = (tx: Tx, about: About, now: Date): Promise<void> =>
  send(
    tx,
    about,
    'second-factor-reset-stopped',
    async reader =>
      resetStoppedMail(
        await loadMailWording(tx, 'mail_second_factor_reset_stopped', dayInVienna(now)),
        reader,
      ),
    now,
  )

export const sendRecoveryCodeUsedMail = (
  tx: Tx,
  { left, ...about }: About & { left: number },
  now: Date,
): Promise<void> =>
  send(
    tx,
    about,
    'recovery-code-used',
    async reader =>
      recoveryCodeUsedMail(await loadMailWording(tx, 'mail_recovery_code_used', dayInVienna(now)), {
        ...reader,
        left,
      }),
    now,
  )

const RESET_MS = 24 * 60 * 60 * 1000

export const sendResetAskedMail = (
  tx: Tx,
  { account_id, siteUrl, asked_by_id, ...asked }: About & AskedReset & { asked_by_id: number },
  now: Date,
): Promise<void> =>
  send(
    tx,
    { account_id, siteUrl },
    'second-factor-reset',
    async reader =>
      resetAskedMail(await loadMailWording(tx, 'mail_second_factor_reset', dayInVienna(now)), {
        ...reader,
        ...asked,
      }),
    now,
    { hasSecretLink: true, lifetime: RESET_MS, about: [asked_by_id] },
  )
