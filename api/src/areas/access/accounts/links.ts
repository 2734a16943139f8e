import { createHash } from 'node:crypto'
import { signPath } from '../../../base/signed-links.ts'
import { LINK_MS } from './rules.ts'

/** Binds a link to the address it was sent to, so that it is invalid after a change of address. */
export const addressHash = (email: string): string =>
  createHash('sha256').update(email.toLowerCase()).digest('hex').slice(0, 40)

export const verificationPath = (id: number, hash: string): string => `/verify-email/${id}/${hash}`

export const verificationUrl = (
  { siteUrl, secret }: { siteUrl: string; secret: string },
  account: { id: number; email: string },
  now: Date,
): string => {
  const path = verificationPath(account.id, addressHash(account.email))
  return siteUrl + signPath(secret, path, new Date(now.getTime() + LINK_MS))
}

export const resetUrl = (siteUrl: string, email: string, token: string): string =>
  `${siteUrl}/auth/reset-password?${new URLSearchParams({ email, token })}`

export const loginUrl = (siteUrl: string): string => `${siteUrl}/auth/login`

export const sessionsUrl = (siteUrl: string): string => `${siteUrl}/user/access#sessions`
