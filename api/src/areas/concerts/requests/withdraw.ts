import * as contract from '@academy/contract/concerts/requests/endpoints'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import { withdrawLocked } from './withdraw-locked.ts'
import { lockRequest } from './withdraw-queries.ts'

export const withdraw = serve(
  contract.withdrawRequest,
  async ({ db, config }, { params: { id }, user, now }) => {
    await db.transaction().execute(async tx => {
      const locked = await lockRequest(tx, id)
      if (locked?.account_id !== user.id || locked.withdrawn_at) throw problem('not_found')
      if (locked.announced_date) throw problem('request_scheduled')
      const by = { actor_id: user.id, account_id: user.id, siteUrl: config.siteUrl }
      await withdrawLocked(tx, { id, invoice_id: locked.invoice_id }, by, now)
    })
    return undefined
  },
)
