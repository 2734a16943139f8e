import { locales } from '@academy/contract/base/locale'

const DAY_MS = 24 * 3_600_000
const VALID_DAYS = 180

/** The file ends at a midnight, so that it is the same for a day. */
const expiresAfter = (now: Date): string => {
  const midnight = Math.floor(now.getTime() / DAY_MS) * DAY_MS
  return new Date(midnight + VALID_DAYS * DAY_MS).toISOString()
}

/** A URI: an address of mail becomes one with its scheme. */
const contactUri = (contact: string) =>
  contact.startsWith('https://') ? contact : `mailto:${encodeURI(contact)}`

/** Says where to report a weakness (RFC 9116). Without a contact that is the contact form. */
export const securityText = (origin: string, contact: string, now: Date): string =>
  [
    `Contact: ${contact ? contactUri(contact) : `${origin}/contact`}`,
    `Expires: ${expiresAfter(now)}`,
    `Preferred-Languages: ${locales.join(', ')}`,
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n')
