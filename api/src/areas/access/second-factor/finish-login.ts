import * as logins from '@academy/contract/access/second-factor/login-endpoints'
import type { Proof } from '@academy/contract/access/second-factor/schemas'
import type { Locale } from '@academy/contract/base/locale'
import { audit } from '../../../base/audit.ts'
import { isKnownNetwork } from '../../../base/familiar-networks.ts'
import { type Attempts, countAttempt, FREE_ATTEMPTS, resetAttempts } from '../../../base/password-attempts.ts'
import { invalidInput, problem } from '../../../base/problem.ts'
import { guard } from '../../../base/rate-limit.ts'
import { findPendingLogin, takePendingLogin, tryPendingLogin } from '../../../base/second-step.ts'
import { serve } from '../../../base/serve.ts'
import type { Services } from '../../../base/services.ts'
import { lockAccount } from '../../../db/locks.ts'
import { finishLogin as makeSession, recordFailure as recordLoginFailure } from '../accounts/login.ts'
import { findAccount } from '../accounts/queries.ts'
import { sendGuessedMail, sendRecoveryCodeUsedMail } from './mails.ts'
import { pendingSubject } from './passkey-challenges.ts'
import { checkPasskey } from './passkeys.ts'
import { countRecoveryCodes, findTotp, useRecoveryCode, useStep } from './queries.ts'
import { codeAttempts, recoveryLimits } from './rules.ts'
import { openTotp, stepOfCode } from './totp.ts'

export interface Claim {
  account_id: number
  proof: Proof
  /** Counts the codes that are tried. */
  attempts: Attempts
  /** For whom the challenge of a passkey was made. */
  subject: string
  address: string
  locale: Locale
  now: Date
  /** Records a failed login; undefined for somebody who is logged in. */
  recordFailure?: (tries: number) => Promise<void>
}

const isCode = async ({ db, secret }: Services, account_id: number, code: string, now: Date) => {
  const factor = await findTotp(db, account_id)
  if (!factor?.confirmed_at) return false
  const totp = openTotp(secret, account_id, factor.secret)
  const step = totp && (await stepOfCode(totp, code))
  return step ? useStep(db, account_id, step, now) : false
}

/** Many wrong codes mean that somebody else knows the password: the owner is notified once. */
const tellOwner = ({ db, config }: Services, account_id: number, now: Date) =>
  db.transaction().execute(tx => sendGuessedMail(tx, { account_id, siteUrl: config.siteUrl }, now))

const checkCode = async (services: Services, claim: Claim, code: string): Promise<void> => {
  const { account_id, attempts, locale, now } = claim
  // Count before checking, so that requests at once cannot exceed the limit.
  const tries = await countAttempt(services.db, attempts)
  if (await isCode(services, account_id, code, now)) return resetAttempts(services.db, attempts)
  await claim.recordFailure?.(tries)
  if (tries === FREE_ATTEMPTS) await tellOwner(services, account_id, now)
  throw invalidInput({ code: 'CODE_WRONG' }, locale)
}

const checkRecoveryCode = async ({ db, config }: Services, claim: Claim, code: string): Promise<void> => {
  const { account_id, address, locale, now } = claim
  await guard(db, recoveryLimits(address))
  const isUsed = await db.transaction().execute(async tx => {
    if (!(await useRecoveryCode(tx, account_id, code, now))) return false
    const left = await countRecoveryCodes(tx, account_id)
    await audit(tx, { at: now, action: 'recovery_code_used', actor_id: account_id, account_id, address })
    await sendRecoveryCodeUsedMail(tx, { account_id, siteUrl: config.siteUrl, left }, now)
    return true
  })
  if (isUsed) return
  // Not counted by account.
  await claim.recordFailure?.(0)
  throw invalidInput({ recovery_code: 'RECOVERY_CODE_WRONG' }, locale)
}

/** Checks a second factor and uses it up. Refuses a wrong one with an error at its field. */
export const checkProof = async (services: Services, claim: Claim): Promise<void> => {
  const { code, recovery_code, passkey } = claim.proof
  if (code !== undefined) return checkCode(services, claim, code)
  if (recovery_code !== undefined) return checkRecoveryCode(services, claim, recovery_code)
  if (passkey) {
    await checkPasskey(services, { passkey, ...claim })
    return
  }
  throw invalidInput({ code: 'PROOF_REQUIRED' }, claim.locale)
}

const burst = 'code_failure_burst'

/** The second step of a login. A pending login allows few tries and is used up by the right one. */
export const finishLogin = serve(logins.finishLogin, async (services, { body, ...call }) => {
  const { db, secret } = services
  const { now, address, locale } = call
  const { token, ...proof } = body
  const pending = await findPendingLogin(db, token, now)
  const account = pending && (await findAccount(db, pending.account_id))
  if (!account) throw problem('login_expired')
  const { id: account_id } = account
  const isKnown = await isKnownNetwork(db, secret, account_id, address)
  const attempts = codeAttempts({ account_id, address, isKnownNetwork: isKnown })
  if ((await tryPendingLogin(db, token, now)) === undefined) throw problem('login_expired')
  const subject = pendingSubject(token)
  const recordFailure = (tries: number) => recordLoginFailure(db, { account_id, address, tries, now, burst })
  await checkProof(services, { account_id, proof, attempts, subject, address, locale, now, recordFailure })
  return makeSession(services, { account, call }, async tx => {
    // A change of the password locks the account, too, and ends its pending logins.
    await lockAccount(tx, account_id)
    if (!(await takePendingLogin(tx, token))) throw problem('login_expired')
    return undefined
  })
})
