import type { Services } from '../../../base/services.ts'
import { hashToken } from '../../../base/tokens.ts'

/** For whom a challenge was made: it works for nobody else, and for nothing else. */
export const accountSubject = (account_id: number): string => `account ${account_id}`
export const registrationSubject = (account_id: number): string => `new passkey ${account_id}`
export const pendingSubject = (token: string): string => `login ${hashToken(token).toString('base64url')}`
export const ANYBODY = 'anybody'

/** The names under which authenticators know the site. */
export const relyingParty = ({ siteUrl }: Services['config']): { rpID: string; origin: string } => {
  const { hostname, origin } = new URL(siteUrl)
  return { rpID: hostname, origin }
}

/** The challenge inside of what an authenticator has signed; undefined if it is no such thing. */
export const challengeIn = (clientDataJSON: string): string | undefined => {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'))
    const challenge = data instanceof Object && 'challenge' in data ? data.challenge : undefined
    return typeof challenge === 'string' ? challenge : undefined
  } catch {
    return undefined
  }
}
