import { isCommonPassword } from '@academy/contract/accounts/common-passwords'
import type { login as endpoint } from '@academy/contract/accounts/endpoints'
import { can } from '@academy/contract/roles/abilities'
import { audit } from '../../lib/audit.ts'
import { isKnownNetwork, rememberNetwork } from '../../lib/familiar-networks.ts'
import { countAttempt, FREE_ATTEMPTS, resetAttempts } from '../../lib/password-attempts.ts'
import { delayLikeCheck, isPassword } from '../../lib/passwords.ts'
import { problem } from '../../lib/problem.ts'
import { exceedsLimit, removeHit } from '../../lib/rate-limit.ts'
import type { Verb } from '../../lib/services.ts'
import { insertToken } from '../../lib/sessions.ts'
import { hashToken, newToken } from '../../lib/tokens.ts'
import { findByEmail, setCanonicalEmail, userData } from './queries.ts'
import { loginAttempts, loginNetworks, needsUncommonPassword } from './rules.ts'

const NO_ACCOUNT = 0

export const login: Verb<typeof endpoint> = async (services, { body, now, address }) => {
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
    if (tries === FREE_ATTEMPTS)
      await audit(db, {
        at: now,
        action: 'login_failure_burst',
        account_id: found?.id,
        details: { failures: tries },
      })
    throw problem('wrong_credentials')
  }
  await removeHit(db, networks)
  await resetAttempts(db, attempts)
  if (maintenance.isOn() && !can(found.roles, 'use_office')) throw problem('maintenance', { retryAfter: 30 })
  if (needsUncommonPassword(found.roles) && isCommonPassword(password)) throw problem('password_too_common')
  const access_token = newToken()
  await insertToken(db, found.id, hashToken(access_token), now)
  await audit(db, { at: now, action: 'logged_in', actor_id: found.id, account_id: found.id })
  await rememberNetwork(db, secret, { account_id: found.id, address, now })
  if (found.email_canonical === null) await setCanonicalEmail(db, found.id, found.email)
  const user_data = await userData(db, found.id)
  if (!user_data) throw problem('wrong_credentials')
  return { user_data, access_token }
}
