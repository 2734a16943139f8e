import { canonicalEmail } from '../../../base/canonical-email.ts'
import { networkOf, siteOf } from '../../../base/network.ts'
import type { Attempts } from '../../../base/password-attempts.ts'
import { type Limit, networkLimits } from '../../../base/rate-limit.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE

/** Lifetime of links in mails. */
export const LINK_MS = HOUR * 1000

/** Accounts with access to other people's data must not have a common password. */
export const needsUncommonPassword = (roles: readonly string[]): boolean =>
  roles.some(role => role !== 'student')

/** Addresses that differ only in capitalisation are the same. */
export const isSameAddress = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase()

/** Compares the days as text: `YYYY-MM-DD`. */
export const isBornLater = (date_of_birth: string | null | undefined, today: string): boolean =>
  date_of_birth ? date_of_birth > today : false

/** Above these limits a network is noisy: logins are still possible, but with fewer tries. */
export const loginNetworks = (address: string): Limit[] =>
  networkLimits(address, { name: 'login-network', max: 60, seconds: 15 * MINUTE })

interface LoginOrigin {
  address: string
  /** Someone has logged into the account from this network before. */
  isKnownNetwork: boolean
  isNoisy: boolean
}

/**
 * Returns the counters of a login attempt. All unfamiliar networks share one counter per account, so that
 * more networks do not give more tries. A familiar network has its own, so that an attacker elsewhere does
 * not lock out the owner.
 */
export const loginAttempts = (email: string, { address, isKnownNetwork, isNoisy }: LoginOrigin): Attempts => {
  const subject = canonicalEmail(email)
  if (isKnownNetwork) return { name: 'login-familiar', subject: `${subject} ${networkOf(address)}` }
  return { name: 'login', subject, ...(isNoisy && { free: 1 }) }
}

/** For asking a logged-in user for their password again. */
export const confirmAttempts = (accountId: number): Attempts => ({
  name: 'confirm-password',
  subject: String(accountId),
})

/** A class of forty behind one network address registers in one lesson, and some of them need a second link. */
const CLASS_AT_ONCE = 60

export const registerLimits = (address: string): Limit[] =>
  networkLimits(address, { name: 'register', max: CLASS_AT_ONCE, seconds: HOUR })

export const forgotLimits = (email: string, address: string): { network: Limit[]; account: Limit } => ({
  network: networkLimits(address, { name: 'forgot-network', max: CLASS_AT_ONCE, seconds: HOUR }),
  account: { name: 'forgot-account', subject: canonicalEmail(email), max: 3, seconds: HOUR },
})

export const resendLimits = (accountId: number, email: string, address: string): Limit[] => [
  { name: 'resend-account', subject: String(accountId), max: 5, seconds: HOUR },
  { name: 'resend-address', subject: canonicalEmail(email), max: 5, seconds: HOUR },
  ...networkLimits(address, { name: 'resend-network', max: CLASS_AT_ONCE, seconds: HOUR }),
]

/** Links that the office sends to somebody. */
export const officeLinkLimits = (email: string, actorId: number): Limit[] => [
  { name: 'office-link-to', subject: canonicalEmail(email), max: 5, seconds: HOUR },
  { name: 'office-link-by', subject: String(actorId), max: 60, seconds: HOUR },
]

/** People whose account the office creates read their mails later than people who have just registered. */
export const FIRST_PASSWORD_MS = 14 * 24 * HOUR * 1000

/** Mails about new devices. More of them say nothing new, and somebody with the password could send many. */
export const newDeviceLimits = (accountId: number): Limit[] => [
  { name: 'new-device', subject: String(accountId), max: 5, seconds: 24 * HOUR },
]

/** How many failed logins the record takes: of an account or a network in an hour, and of all in a day. */
export const failureRecordLimits = (accountId: number | undefined, address: string): Limit[] =>
  accountId === undefined
    ? [
        {
          name: 'failures-of-network',
          subject: siteOf(address) ?? networkOf(address),
          max: 5,
          seconds: HOUR,
        },
        { name: 'failures', subject: 'unknown accounts', max: 300, seconds: 24 * HOUR },
      ]
    : [
        { name: 'failures-of-account', subject: String(accountId), max: 5, seconds: HOUR },
        { name: 'failures', subject: 'known accounts', max: 1000, seconds: 24 * HOUR },
      ]

/** Each change of address sends a mail to the new and to the old address. */
export const addressChangeLimits = (change: {
  actorId: number
  accountId: number
  email: string
}): Limit[] => [
  { name: 'address-change-by', subject: String(change.actorId), max: 20, seconds: HOUR },
  { name: 'address-change-of', subject: String(change.accountId), max: 5, seconds: HOUR },
  { name: 'address-change-to', subject: canonicalEmail(change.email), max: 3, seconds: HOUR },
]
