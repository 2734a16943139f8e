import * as contract from '@academy/contract/money/person-account/endpoints'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import { release } from '../payments/allocate.ts'
import { presentAccount } from './account.ts'
import { isOwnAllocation } from './invoice-queries.ts'

/** Takes money of or for this person from an invoice. */
export const releaseEntry = serve(contract.releaseEntry, async (services, { params, body, user, now }) => {
  const { id, entry_id: allocation_id } = params
  await services.db.transaction().execute(async tx => {
    if (!(await isOwnAllocation(tx, id, allocation_id))) throw problem('not_found')
    await release(services, tx, { allocation_id, reason: body.reason }, { actor_id: user.id, now })
  })
  return presentAccount(services, id, now)
})
