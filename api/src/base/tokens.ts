import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { mkdir, open, readFile } from 'node:fs/promises'
import { join } from 'node:path'

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

/** Returns the secret of a demo: generated once, stored beside the data. Production has its own. */
export const loadOrCreateSecret = async (dataDir: string): Promise<string> => {
  const path = join(dataDir, 'secret')
  await mkdir(dataDir, { recursive: true })
  try {
    const file = await open(path, 'wx', 0o600)
    await file.writeFile(randomBytes(32).toString('base64url'))
    await file.close()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return readFile(path, 'utf8')
}

/** 256 random bits, safe in links and headers. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** The stored form of a token. A plain hash is enough, because a token has full entropy. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()
