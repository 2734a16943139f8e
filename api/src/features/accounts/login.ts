import type { login as endpoint } from '@academy/contract/accounts'
import { flagsOf } from '@academy/contract/roles'
import { audit } from '../../lib/audit.ts'
import { isPassword } from '../../lib/passwords.ts'
import { problem } from '../../lib/problem.ts'
import { giveBack, hit } from '../../lib/rate-limit.ts'
import type { Verb } from '../../lib/services.ts'
import { hashToken, newToken } from '../../lib/tokens.ts'
import { findByEmail, insertToken, userData } from './queries.ts'
import { BURST, loginLimits, mayTryLogin } from './rules.ts'

export const login: Verb<typeof endpoint> = async ({ db, maintenance }, { body, now, address }) => {
  const { email_address, password } = body
  const limits = Object.values(loginLimits(email_address, address))
  // Counted before the password is looked at: a hundred tries at the same moment are a hundred tries.
  const [account, network, pair] = await hit(db, limits)
  if (!mayTryLogin({ account: account?.hits ?? 0, network: network?.hits ?? 0, pair: pair?.hits ?? 0 }))
    throw problem('too_many_requests', { retryAfter: Math.max(1, pair?.waitSeconds ?? 0) })

  const found = await findByEmail(db, email_address)
  if (!(await isPassword(password, found?.password_hash)) || !found) {
    if (account?.hits === BURST)
      await audit(db, {
        at: now,
        action: 'login_failure_burst',
        account_id: found?.id,
        details: { failures: BURST },
      })
    throw problem('wrong_credentials')
  }
  await giveBack(db, limits)
  if (maintenance.isOn() && !flagsOf(found.roles).isAdmin) throw problem('maintenance', { retryAfter: 30 })
  const access_token = newToken()
  await insertToken(db, found.id, hashToken(access_token), now)
  const user_data = await userData(db, found.id)
  if (!user_data) throw problem('wrong_credentials')
  return { user_data, access_token }
}
