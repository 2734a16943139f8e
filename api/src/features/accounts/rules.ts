import { flagsOf } from '@academy/contract/roles'
import type { Limit } from '../../lib/rate-limit.ts'
import { addressOf } from '../../lib/rate-limit.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY_MS = 24 * HOUR * 1000

/** A login lasts 30 days without use. */
export const SESSION_MS = 30 * DAY_MS
/** Every use would be a write; once an hour is exact enough. */
export const TOUCH_MS = HOUR * 1000
/** Links in mails work for an hour. */
export const LINK_MS = HOUR * 1000

export const mayChange = (user: { id: number; roles: string[] }, accountId: number): boolean =>
  user.id === accountId || flagsOf(user.roles).isAdmin

/** Days are compared as they are written: `YYYY-MM-DD`. */
export const isBornLater = (date_of_birth: string | null | undefined, today: string): boolean =>
  date_of_birth ? date_of_birth > today : false

/** After so many failures in the window, from wherever, an account counts as attacked. */
export const BURST = 20
/** What a single address may try: on one account, and on all together. */
const TRIES_ON_ACCOUNT = 10
const TRIES_OF_NETWORK = 60
/** What a single address may still try on an attacked account: an owner gets in, a botnet gets tired. */
export const TRIES_UNDER_ATTACK = 3

/** The three counters of a login: of the account, of the address, and of this address on this account. */
export const loginLimits = (
  email: string,
  address: string,
): { account: Limit; network: Limit; pair: Limit } => {
  const subject = email.toLowerCase()
  const network = addressOf(address)
  return {
    account: { name: 'login-account', subject, most: BURST, seconds: 15 * MINUTE },
    network: { name: 'login-network', subject: network, most: TRIES_OF_NETWORK, seconds: 15 * MINUTE },
    pair: {
      name: 'login-pair',
      subject: `${subject} ${network}`,
      most: TRIES_ON_ACCOUNT,
      seconds: 15 * MINUTE,
    },
  }
}

/** An attacker's failures elsewhere never close the door; they only make the tries of each address fewer. */
export const mayTryLogin = (hits: { account: number; network: number; pair: number }): boolean =>
  hits.network <= TRIES_OF_NETWORK &&
  hits.pair <= (hits.account > BURST ? TRIES_UNDER_ATTACK : TRIES_ON_ACCOUNT)

export const registerLimits = (address: string): Limit[] => [
  { name: 'register', subject: addressOf(address), most: 20, seconds: HOUR },
]

export const forgotLimits = (email: string, address: string): { network: Limit; account: Limit } => ({
  network: { name: 'forgot-network', subject: addressOf(address), most: 20, seconds: HOUR },
  account: { name: 'forgot-account', subject: email.toLowerCase(), most: 3, seconds: HOUR },
})

export const resendLimits = (accountId: number, address: string): Limit[] => [
  { name: 'resend-account', subject: String(accountId), most: 5, seconds: HOUR },
  { name: 'resend-network', subject: addressOf(address), most: 30, seconds: HOUR },
]
