import * as contract from '@academy/contract/access/second-factor/endpoints'
import { serve } from '../../../base/serve.ts'
import { lockAccount } from '../../../db/locks.ts'
import { afterRemoval } from './change-factors.ts'
import { deleteTotp } from './queries.ts'

/** Idempotent. */
export const removeTotp = serve(contract.removeTotp, async (services, { user, now }) => {
  await services.db.transaction().execute(async tx => {
    await lockAccount(tx, user.id)
    if (await deleteTotp(tx, user.id))
      await afterRemoval(tx, services, { user, now, change: 'authenticator_removed' })
  })
  return undefined
})
