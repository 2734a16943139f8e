import { isCommonPassword } from '@academy/contract/access/accounts/common-passwords'
import * as contract from '@academy/contract/access/accounts/endpoints'
import { can } from '@academy/contract/base/abilities'
import { isKnownNetwork } from '../../../base/familiar-networks.ts'
import { countAttempt, resetAttempts } from '../../../base/password-attempts.ts'
import { delayLikeCheck, isPassword } from '../../../base/passwords.ts'
import { problem } from '../../../base/problem.ts'
import { exceedsLimit, removeHit } from '../../../base/rate-limit.ts'
import { beginSecondStep } from '../../../base/second-step.ts'
import { serve } from '../../../base/serve.ts'
import { finishLogin } from './finish-login.ts'
import { findByEmail, setCanonicalEmail } from './queries.ts'
import { recordFailure } from './record-failure.ts'
import { loginAttempts, loginNetworks, needsUncommonPassword } from './rules.ts'

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
