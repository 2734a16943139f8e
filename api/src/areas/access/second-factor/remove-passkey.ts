import * as contract from '@academy/contract/access/second-factor/endpoints'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import { lockAccount } from '../../../db/locks.ts'
import { afterRemoval } from './change-factors.ts'
import { deletePasskey } from './passkey-queries.ts'

export const removePasskey = serve(
  contract.removePasskey,
  async (services, { user, params: { id }, now }) => {
    await services.db.transaction().execute(async tx => {
      await lockAccount(tx, user.id)
      const deleted = await deletePasskey(tx, { id, account_id: user.id })
      if (!deleted) throw problem('not_found')
      await afterRemoval(tx, services, { user, now, change: 'passkey_removed', name: deleted.name })
    })
    return undefined
  },
)
