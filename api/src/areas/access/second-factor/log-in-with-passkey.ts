import * as logins from '@academy/contract/access/second-factor/login-endpoints'
import { can } from '@academy/contract/base/abilities'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import { finishLogin } from '../accounts/finish-login.ts'
import { findAccount } from '../accounts/queries.ts'
import { checkPasskey } from './check-passkey.ts'
import { ANYBODY } from './passkey-challenges.ts'

/** A passkey that has verified its owner is two factors in one, so nothing else is asked. */
export const logInWithPasskey = serve(logins.passkeyLogin, async (services, call) => {
  const { body, now } = call
  const { passkey } = body
  const claim = { passkey, subject: ANYBODY, requireUserVerification: true, now }
  const account = await findAccount(services.db, await checkPasskey(services, claim))
  if (!account) throw problem('passkey_refused')
  if (services.maintenance.isOn() && !can(account.roles, 'use_office'))
    throw problem('maintenance', { retryAfter: 30 })
  return finishLogin(services, { account, call }, async () => undefined)
})
