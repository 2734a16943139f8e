import * as logins from '@academy/contract/access/second-factor/login-endpoints'
import { problem } from '../../../base/problem.ts'
import { findPendingLogin } from '../../../base/second-step.ts'
import { serve } from '../../../base/serve.ts'
import { offerPasskeyChallenge } from './offer-passkey-challenge.ts'
import { pendingSubject } from './passkey-challenges.ts'

export const offerSecondStep = serve(logins.secondStepPasskey, async (services, { body, address, now }) => {
  const pending = await findPendingLogin(services.db, body.token, now)
  if (!pending) throw problem('login_expired')
  const { account_id } = pending
  const subject = pendingSubject(body.token)
  return offerPasskeyChallenge(services, { subject, account_id, userVerification: 'preferred', address, now })
})
