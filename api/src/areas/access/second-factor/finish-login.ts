import * as logins from '@academy/contract/access/second-factor/login-endpoints'
import { isKnownNetwork } from '../../../base/familiar-networks.ts'
import { problem } from '../../../base/problem.ts'
import { findPendingLogin, takePendingLogin, tryPendingLogin } from '../../../base/second-step.ts'
import { serve } from '../../../base/serve.ts'
import { lockAccount } from '../../../db/locks.ts'
import { finishLogin as makeSession } from '../accounts/finish-login.ts'
import { findAccount } from '../accounts/queries.ts'
import { recordFailure as recordLoginFailure } from '../accounts/record-failure.ts'
import { checkProof } from './check-proof.ts'
import { pendingSubject } from './passkey-challenges.ts'
import { codeAttempts } from './rules.ts'

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
