import { audit } from '../../../base/audit.ts'
import { FREE_ATTEMPTS } from '../../../base/password-attempts.ts'
import { hit } from '../../../base/rate-limit.ts'
import type { Db } from '../../../db/connection.ts'
import { failureRecordLimits } from './rules.ts'

interface LoginFailure {
  /** Undefined if no account has the address that was typed. */
  account_id: number | undefined
  address: string
  /** The number of the failure, of those that count together. */
  tries: number
  now: Date
  /** Recorded with the last try that is not delayed. */
  burst?: 'login_failure_burst' | 'code_failure_burst'
}

/**
 * Records a failed login with the network address, never with what was typed: it may be a password in the wrong
 * field. Of many failures only some are recorded, so that nobody can fill the record; the last one says so.
 */
export const recordFailure = async (
  db: Db,
  { account_id, address, tries, now, burst = 'login_failure_burst' }: LoginFailure,
) => {
  const entry = { at: now, account_id, address }
  if (tries === FREE_ATTEMPTS) await audit(db, { ...entry, action: burst, details: { failures: tries } })
  const limits = failureRecordLimits(account_id, address)
  const counts = await hit(db, limits)
  const rooms = counts.map(({ hits }, index) => (limits[index]?.max ?? 0) - hits)
  const room = Math.min(...rooms)
  if (room < 0) return
  await audit(db, { ...entry, action: room === 0 ? 'login_failures_limited' : 'login_failed' })
}
