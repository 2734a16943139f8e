import * as contract from '@academy/contract/access/accounts/endpoints'
import { audit } from '../../../base/audit.ts'
import { serve } from '../../../base/serve.ts'
import { clearPendingEmail } from './queries.ts'

/** Invalidates the link sent to the new address. Idempotent. */
export const cancelAddressChange = serve(contract.cancelAddressChange, async ({ db }, { user, now }) => {
  if (await clearPendingEmail(db, user.id))
    await audit(db, { at: now, action: 'email_change_cancelled', actor_id: user.id, account_id: user.id })
  return undefined
})
