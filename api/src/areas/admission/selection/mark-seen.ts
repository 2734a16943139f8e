import * as contract from '@academy/contract/admission/selection/endpoints'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import { setSeen } from './reminder-queries.ts'

export const markSeen = serve(
  contract.markApplicationsSeen,
  async ({ db }, { params: { id }, user, now }) => {
    const seen = { account_id: user.id, masterclass_id: id, seen_at: now }
    const isOwn = await db.transaction().execute(tx => setSeen(tx, seen))
    if (!isOwn) throw problem('not_found')
    return undefined
  },
)
