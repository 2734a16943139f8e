import { isCommonPassword } from '@academy/contract/access/accounts/common-passwords'
import * as contract from '@academy/contract/access/accounts/endpoints'
import type { LoginReply } from '@academy/contract/access/accounts/schemas'
import type { SecondStep } from '@academy/contract/access/second-factor/schemas'
import { can } from '@academy/contract/base/abilities'
import type { Locale } from '@academy/contract/base/locale'
import type { z } from 'zod'
import { audit } from '../../../base/audit.ts'
import { isKnownNetwork } from '../../../base/familiar-networks.ts'
import type { HttpResponse } from '../../../base/http-response.ts'
import { countAttempt, FREE_ATTEMPTS, resetAttempts } from '../../../base/password-attempts.ts'
import { delayLikeCheck, isPassword } from '../../../base/passwords.ts'
import { invalidInput, problem } from '../../../base/problem.ts'
import { exceedsLimit, hit, removeHit } from '../../../base/rate-limit.ts'
import { beginSecondStep } from '../../../base/second-step.ts'
import { serve } from '../../../base/serve.ts'
import type { Services } from '../../../base/services.ts'
import { deleteToken } from '../../../base/sessions.ts'
import type { Db, Tx } from '../../../db/connection.ts'
import { passwordHashOf } from './password-queries.ts'
import { findByEmail, setCanonicalEmail, userData } from './queries.ts'
import {
  confirmAttempts,
  failureRecordLimits,
  loginAttempts,
  loginNetworks,
  needsUncommonPassword,
} from './rules.ts'
import { type Login, sessionResponse, startSession } from './start-session.ts'

export const logout = serve(contract.logout, async ({ db }, { user }) => {
  await deleteToken(db, user.token_hash)
  return undefined
})

/**
 * Answers a login with a new session. `before` runs first, in the same transaction; if it begins a second step, there is no session
 * before that.
 */
export const finishLogin = async (
  services: Services,
  login: Login,
  before: (tx: Tx) => Promise<SecondStep | undefined>,
): Promise<HttpResponse<z.output<typeof LoginReply>>> => {
  const { db } = services
  const { second_step, session } = await db.transaction().execute(async tx => {
    const second_step = await before(tx)
    return { second_step, session: second_step ? undefined : await startSession(services, tx, login) }
  })
  if (second_step) throw problem('second_factor_required', { second_step })
  const user_data = await userData(db, login.account.id)
  if (!session || !user_data) throw problem('wrong_credentials')
  return sessionResponse(services, user_data, session)
}

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

/**
 * Checks the password of a logged-in user. Refuses a missing or wrong one with an error at its field. Returns the stored
 * one that it was compared with.
 */
export const confirmPassword = async (
  db: Db,
  accountId: number,
  password: string | undefined,
  locale: Locale,
): Promise<string> => {
  if (!password) throw invalidInput({ current_password: 'CURRENT_PASSWORD_REQUIRED' }, locale)
  const attempts = confirmAttempts(accountId)
  await countAttempt(db, attempts)
  const stored = await passwordHashOf(db, accountId)
  if (!stored || !(await isPassword(password, stored)))
    throw invalidInput({ current_password: 'CURRENT_PASSWORD_WRONG' }, locale)
  await resetAttempts(db, attempts)
  return stored
}

const NO_ACCOUNT = 0

export const login = serve(contract.login, async (services, call) => {
  const { body, now, address } = call
  const { db, secret, maintenance } = services
  const { email_address, password } = body
  const networks = loginNetworks(address)
  const isNoisy = await exceedsLimit(db, networks)
  const found = await findByEmail(db, email_address)
  const origin = {
    address,
    isNoisy,
    isKnownNetwork: await isKnownNetwork(db, secret, found?.id ?? NO_ACCOUNT, address),
  }
  const attempts = loginAttempts(email_address, origin)
  // Count before checking the password, so that requests at once cannot exceed the limit.
  const tries = await countAttempt(db, attempts)

  // Hashing is expensive. For noisy networks hash for existing accounts only, each of which has few tries.
  const check = found || !isNoisy ? isPassword(password, found?.password_hash) : delayLikeCheck()
  if (!(await check) || !found) {
    await recordFailure(db, { account_id: found?.id, address, tries, now })
    throw problem('wrong_credentials')
  }
  await removeHit(db, networks)
  await resetAttempts(db, attempts)
  if (maintenance.isOn() && !can(found.roles, 'use_office')) throw problem('maintenance', { retryAfter: 30 })
  if (needsUncommonPassword(found.roles) && isCommonPassword(password)) throw problem('password_too_common')
  if (found.email_canonical === null) await setCanonicalEmail(db, found.id, found.email)
  const { id: account_id, password_hash } = found
  return finishLogin(services, { account: found, call, password_hash }, tx =>
    beginSecondStep(tx, { account_id, password_hash, now }),
  )
})
