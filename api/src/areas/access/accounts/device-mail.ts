import { deviceName, networkName } from '@academy/contract/access/sessions/devices'
import { byLocale, type Locale } from '@academy/contract/base/locale'
import { hourText } from '../../../base/formats.ts'
import { toAccount } from '../../../base/mail/recipient.ts'
import type { Services } from '../../../base/services.ts'
import type { SessionOrigin } from '../../../base/sessions.ts'
import type { Tx } from '../../../db/connection.ts'
import { type MailText, type Recipient, sendAccountMail } from './account-mail.ts'
import { sessionsUrl } from './links.ts'

/** Tells the owner of an account about a login from a device that is not known. */
export const sendNewDevice = (
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
