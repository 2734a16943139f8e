import { flagsOf } from '@academy/contract/accounts/roles'
import { canonicalEmail } from '../../lib/canonical-email.ts'
import { networkOf } from '../../lib/network.ts'
import type { Attempts } from '../../lib/password-attempts.ts'
import { type Limit, networkLimits } from '../../lib/rate-limit.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE

/** Links in mails work for an hour. */
export const LINK_MS = HOUR * 1000

interface Holder {
  id: number
  roles: readonly string[]
}

/** The own account always; the office changes others, but a manager no admin. */
export const mayChange = (user: Holder, account: Holder): boolean => {
  if (user.id === account.id || user.roles.includes('Admin')) return true
  return flagsOf(user.roles).isAdmin && !account.roles.includes('Admin')
}

/** Who sees other people's data must not have a password that everybody tries first. */
export const needsUncommonPassword = (roles: readonly string[]): boolean =>
  roles.some(role => role !== 'student')

/** The address in another capitalisation is the same one. */
export const isSameAddress = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase()

/** Days are compared as they are written: `YYYY-MM-DD`. */
export const isBornLater = (date_of_birth: string | null | undefined, today: string): boolean =>
  date_of_birth ? date_of_birth > today : false

/** Past these a network counts as noisy: whoever shares it is still let in, but with fewer tries. */
export const loginNetworks = (address: string): Limit[] =>
  networkLimits(address, { name: 'login-network', most: 60, seconds: 15 * MINUTE })

interface LoginPlace {
  address: string
  /** Somebody logged into the account from there before. */
  isFamiliar: boolean
  isNoisy: boolean
}

/**
 * What a login is counted as. All unfamiliar networks share one count for the account, so that more of them give no more
 * tries; a familiar one has its own, so that an attacker elsewhere does not lock the owner out.
 */
export const loginAttempts = (email: string, { address, isFamiliar, isNoisy }: LoginPlace): Attempts => {
  const subject = canonicalEmail(email)
  if (isFamiliar) return { name: 'login-familiar', subject: `${subject} ${networkOf(address)}` }
  return { name: 'login', subject, ...(isNoisy && { free: 1 }) }
}

/** The password that somebody who is logged in is asked for once more. */
export const confirmAttempts = (accountId: number): Attempts => ({
  name: 'confirm-password',
  subject: String(accountId),
})

export const registerLimits = (address: string): Limit[] =>
  networkLimits(address, { name: 'register', most: 20, seconds: HOUR })

export const forgotLimits = (email: string, address: string): { network: Limit[]; account: Limit } => ({
  network: networkLimits(address, { name: 'forgot-network', most: 20, seconds: HOUR }),
  account: { name: 'forgot-account', subject: canonicalEmail(email), most: 3, seconds: HOUR },
})

export const resendLimits = (accountId: number, email: string, address: string): Limit[] => [
  { name: 'resend-account', subject: String(accountId), most: 5, seconds: HOUR },
  { name: 'resend-address', subject: canonicalEmail(email), most: 5, seconds: HOUR },
  ...networkLimits(address, { name: 'resend-network', most: 30, seconds: HOUR }),
]

/** Each change of address sends a mail to the new one and to the old one. */
export const addressChangeLimits = (change: {
  actorId: number
  accountId: number
  email: string
}): Limit[] => [
  { name: 'address-change-by', subject: String(change.actorId), most: 20, seconds: HOUR },
  { name: 'address-change-of', subject: String(change.accountId), most: 5, seconds: HOUR },
  { name: 'address-change-to', subject: canonicalEmail(change.email), most: 3, seconds: HOUR },
]
