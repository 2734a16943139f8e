import { randomInt } from 'node:crypto'
import { networkOf } from '../../../base/network.ts'
import type { Attempts } from '../../../base/password-attempts.ts'
import { type Limit, networkLimits } from '../../../base/rate-limit.ts'

const HOUR = 60 * 60

export const CODE_COUNT = 10
// Without letters and digits that look alike.
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const CODE_LENGTH = 16
const GROUP = /.{4}(?=.)/g

/** 80 random bits, so that a plain hash of it is enough: `K7QD-M2WP-XR4T-9HBN`. */
export const newRecoveryCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)])
    .join('')
    .replaceAll(GROUP, '$&-')

/** What people type for the same code: other capitals, spaces or hyphens. */
export const plainRecoveryCode = (typed: string): string =>
  typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')

interface Origin {
  account_id: number
  address: string
  /** The account was logged into from this network before. */
  isKnownNetwork: boolean
}

/**
 * The counter of wrong codes of an authenticator app. With the password one can begin any number of logins, so all
 * unfamiliar networks share one counter per account. A familiar network has its own: the owner gets in meanwhile.
 */
export const codeAttempts = ({ account_id, address, isKnownNetwork }: Origin): Attempts =>
  isKnownNetwork
    ? { name: 'code-familiar', subject: `${account_id} ${networkOf(address)}` }
    : { name: 'code', subject: String(account_id) }

/** The counter of somebody who is logged in: others cannot reach it. */
export const confirmationAttempts = (token_hash: Buffer): Attempts => ({
  name: 'confirm-code',
  subject: token_hash.toString('base64url'),
})

/** Recovery codes cannot be guessed. Nothing about them is counted by account, so nobody can shut the owner out. */
export const recoveryLimits = (address: string): Limit[] =>
  networkLimits(address, { name: 'recovery-code', max: 60, seconds: HOUR })

/** Each of these stores a challenge. */
export const challengeLimits = (address: string): Limit[] =>
  networkLimits(address, { name: 'passkey-challenge', max: 300, seconds: HOUR })
