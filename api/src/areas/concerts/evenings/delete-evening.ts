import * as contract from '@academy/contract/concerts/evenings/endpoints'
import { audit } from '../../../base/audit.ts'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import { lockEvenings } from '../../../db/locks.ts'
import { deleteEvening as deleteRow, findEvening, isInUse } from './queries.ts'

export const deleteEvening = serve(contract.deleteEvening, async ({ db }, { params: { id }, user, now }) => {
  await db.transaction().execute(async tx => {
    await lockEvenings(tx)
    await findEvening(tx, id)
    if (await isInUse(tx, id)) throw problem('evening_in_use')
    await deleteRow(tx, id)
    await audit(tx, { at: now, action: 'evening_deleted', actor_id: user.id, details: { evening_id: id } })
  })
  return undefined
})
