import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

const signatureOf = (secret: string, text: string) =>
  createHmac('sha256', secret).update(text).digest('base64url')

const withExpiry = (path: string, expires: string) =>
  `${path}${path.includes('?') ? '&' : '?'}expires=${expires}`

/**
 * Compares digests, which have equal length, so that the time reveals neither content nor length of a secret.
 */
export const timingSafeEqualText = (a: string, b: string): boolean =>
  timingSafeEqual(digestOf(a), digestOf(b))

// UTF-16 keeps all JavaScript strings distinct; UTF-8 would make all lone surrogates equal.
const digestOf = (text: string) => createHash('sha256').update(text, 'utf16le').digest()

/** Signs a path until `expires` (whole seconds). The signature covers everything before it. */
export const signPath = (secret: string, path: string, expires: Date): string => {
  const signed = withExpiry(path, String(Math.floor(expires.getTime() / 1000)))
  return `${signed}&signature=${signatureOf(secret, signed)}`
}

/** `path` is what was passed to `signPath`: with its own query, without `expires` and `signature`. */
export const isSignedPath = (
  secret: string,
  path: string,
  query: { expires: string; signature: string },
  now: Date,
): boolean =>
  /^\d{1,12}$/.test(query.expires) &&
  timingSafeEqualText(query.signature, signatureOf(secret, withExpiry(path, query.expires))) &&
  Number(query.expires) * 1000 > now.getTime()
