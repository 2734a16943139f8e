import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const ALGORITHM = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16
const PERIOD_SECONDS = 30

// A key of its own: the secret of the installation also signs links.
const keyOf = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'authenticator apps', 32))

// Few people have an authenticator app, so a start does not load the library.
const library = () => import('otplib')

export const newTotpSecret = async (): Promise<string> => (await library()).generateSecret()

/** Encrypts the secret of an authenticator app. It belongs to the account: moved to another one it cannot be read. */
export const sealTotp = (secret: string, account_id: number, totp: string): Buffer => {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(ALGORITHM, keyOf(secret), iv).setAAD(Buffer.from(String(account_id)))
  const sealed = Buffer.concat([cipher.update(totp, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed])
}

/** Returns undefined if it was encrypted with another secret of the installation. */
export const openTotp = (secret: string, account_id: number, stored: Buffer): string | undefined => {
  try {
    const decipher = createDecipheriv(ALGORITHM, keyOf(secret), stored.subarray(0, IV_BYTES), {
      authTagLength: TAG_BYTES,
    })
      .setAAD(Buffer.from(String(account_id)))
      .setAuthTag(stored.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
    const opened = [decipher.update(stored.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]
    return Buffer.concat(opened).toString('utf8')
  } catch {
    return undefined
  }
}

/**
 * Returns the period to which a code belongs: the present one, the one before or the one after. Constant time. Phones know
 * the real time only, so a demo with another one checks by it, too.
 */
export const stepOfCode = async (
  totp: string,
  code: string,
  now = new Date(),
): Promise<number | undefined> => {
  const { verifySync } = await library()
  const checked = verifySync({
    secret: totp,
    token: code,
    epoch: Math.floor(now.getTime() / 1000),
    epochTolerance: PERIOD_SECONDS,
  })
  return checked.valid && 'timeStep' in checked ? checked.timeStep : undefined
}

/** What the QR code contains. */
export const totpUri = async (issuer: string, email: string, totp: string): Promise<string> =>
  (await library()).generateURI({ issuer, label: email, secret: totp })
