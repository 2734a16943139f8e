import type { LoginReply, User } from '@academy/contract/access/accounts/schemas'
import { type Device, deviceName, networkName } from '@academy/contract/base/devices'
import { byLocale, type Locale } from '@academy/contract/base/locale'
import type { z } from 'zod'
import { audit } from '../../../base/audit.ts'
import {
  deviceCookie,
  findDevices,
  type KnownDevice,
  recognizedDevice,
  rememberDevice,
} from '../../../base/devices.ts'
import { isKnownNetwork, rememberNetwork } from '../../../base/familiar-networks.ts'
import { hourText } from '../../../base/formats.ts'
import { HttpResponse, JSON_TYPE } from '../../../base/http-response.ts'
import { toAccount } from '../../../base/mail/send-mail.ts'
import { exceedsLimit } from '../../../base/rate-limit.ts'
import type { Client, Services } from '../../../base/services.ts'
import { insertToken, limitSessions, originOf, type SessionOrigin } from '../../../base/sessions.ts'
import { hashToken, newToken } from '../../../base/tokens.ts'
import type { Tx } from '../../../db/connection.ts'
import { type MailText, type Recipient, sendAccountMail, sessionsUrl } from './mails.ts'
import { newDeviceLimits } from './rules.ts'

interface LoginDevice {
  device: KnownDevice
  /** The account was logged into from this network before. */
  isKnownNetwork: boolean
  known: readonly KnownDevice[]
}

const isAlike = (one: Device, other: Device) => one.browser === other.browser && one.system === other.system

/**
 * Whether the owner should hear of a login. The cookie of a browser is enough to know it. From a known network so
 * is its name, because private windows have no cookie; and any browser there, while none of the account is known.
 */
export const isNewDevice = ({ device, isKnownNetwork, known }: LoginDevice): boolean => {
  if (known.some(({ device_hash }) => device_hash.equals(device.device_hash))) return false
  if (!isKnownNetwork) return true
  return known.length > 0 && !known.some(one => isAlike(one, device))
}

/** Tells the owner of an account about a login from a device that is not known. */
const sendNewDevice = (
  { config }: Services,
  tx: Tx,
  person: Recipient,
  origin: SessionOrigin,
  now: Date,
): Promise<void> => {
  const to = toAccount(person.id, person.email)
  const page = sessionsUrl(config.siteUrl)
  return sendAccountMail(tx, person, { kind: 'new-device', to, texts: newDevice(origin, now), page }, now)
}

interface Facts {
  time: string
  device: string
  network: string
}

const newDevice = (origin: SessionOrigin, now: Date): Record<Locale, MailText> =>
  byLocale(locale =>
    newDeviceTexts[locale]({
      time: hourText(now, locale),
      device: deviceName(origin, locale),
      network: networkName(origin.network, locale),
    }),
  )

const newDeviceTexts: Record<Locale, (facts: Facts) => MailText> = {
  en: ({ time, device, network }) => ({
    subject: 'A login from a new device',
    paragraphs: [
      'Somebody has logged into your account from a device that we do not know. If it was you, there is nothing you need to do.',
      'If it was not you, end the session on the page “Access” and change your password there. If you cannot log in any more, set a new password through “Forgotten your password?” on the login page.',
    ],
    details: [
      ['Time', time],
      ['Device', device],
      ['From', network],
    ],
    label: 'See your sessions',
  }),
  de: ({ time, device, network }) => ({
    subject: 'Ein Login von einem neuen Gerät',
    paragraphs: [
      'Jemand hat sich von einem Gerät, das wir nicht kennen, in Ihr Konto eingeloggt. Waren Sie es selbst, ist nichts zu tun.',
      'Waren Sie es nicht, beenden Sie die Sitzung auf der Seite „Zugang“ und ändern Sie dort Ihr Passwort. Können Sie sich nicht mehr einloggen, setzen Sie auf der Seite „Einloggen“ über „Passwort vergessen?“ ein neues Passwort.',
    ],
    details: [
      ['Zeit', time],
      ['Gerät', device],
      ['Woher', network],
    ],
    label: 'Sitzungen ansehen',
  }),
}

export interface Login {
  account: Recipient & { email_verified: boolean }
  call: { address: string; client: Client; now: Date }
  /** The stored password that the typed one was compared with; undefined where none was typed. */
  password_hash?: string
  /** The person has just registered, or set the password through a link. */
  isFirst?: boolean
}

interface StartedSession {
  access_token: string
  device: string
}

/**
 * Starts a session, and tells the owner of a confirmed address if the device is new. Returns undefined if the password was changed in the
 * meantime. Logins of one account follow each other, because the session updates the account first.
 */
export const startSession = async (
  services: Services,
  tx: Tx,
  { account, call, password_hash, isFirst = false }: Login,
): Promise<StartedSession | undefined> => {
  const { secret } = services
  const { address, client, now } = call
  const { id } = account
  const access_token = newToken()
  const secretOfDevice = await recognizedDevice(tx, client.device)
  const origin = originOf(secret, call)
  const device = { ...origin, device_hash: hashToken(secretOfDevice) }
  const details = { ...device, ...(password_hash !== undefined && { password_hash }) }
  if (!(await insertToken(tx, id, hashToken(access_token), now, details))) return undefined
  await limitSessions(tx, id)
  const isNew =
    account.email_verified &&
    !isFirst &&
    isNewDevice({
      device,
      isKnownNetwork: await isKnownNetwork(tx, secret, id, address),
      known: await findDevices(tx, id),
    })
  await rememberDevice(tx, id, device, now)
  await rememberNetwork(tx, secret, { account_id: id, address, now })
  if (!isFirst) await audit(tx, { at: now, action: 'logged_in', actor_id: id, account_id: id, address })
  if (isNew && !(await exceedsLimit(tx, newDeviceLimits(id))))
    await sendNewDevice(services, tx, account, origin, now)
  return { access_token, device: secretOfDevice }
}

/** Answers a login, with the cookie that recognizes the device the next time. */
export const sessionResponse = (
  services: Services,
  user_data: User,
  { access_token, device }: StartedSession,
): HttpResponse<z.output<typeof LoginReply>> =>
  new HttpResponse({
    headers: { ...JSON_TYPE, 'set-cookie': deviceCookie(services, device) },
    body: JSON.stringify({ user_data, access_token }),
  })
