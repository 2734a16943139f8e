import * as contract from '@academy/contract/access/second-factor/endpoints'
import { problem } from '../../../base/problem.ts'
import { factorMethodsOf } from '../../../base/second-step.ts'
import { serve } from '../../../base/serve.ts'
import { confirmSession } from '../../../base/sessions.ts'
import { confirmPassword } from '../accounts/confirm-password.ts'
import { checkProof } from './check-proof.ts'
import { accountSubject } from './passkey-challenges.ts'
import { confirmationAttempts } from './rules.ts'

/** The password counts for accounts without a second factor only. */
export const confirmIdentity = serve(contract.confirmIdentity, async (services, { user, body, ...call }) => {
  const { db } = services
  const { current_password, ...proof } = body
  const { address, locale, now } = call
  if ((await factorMethodsOf(db, user.id)).length === 0) {
    if (current_password === undefined) throw problem('second_factor_absent')
    await confirmPassword(db, user.id, current_password, locale)
  } else
    await checkProof(services, {
      account_id: user.id,
      proof,
      attempts: confirmationAttempts(user.token_hash),
      subject: accountSubject(user.id),
      address,
      locale,
      now,
    })
  await confirmSession(db, user.token_hash, now)
  return undefined
})
