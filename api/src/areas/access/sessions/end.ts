import * as contract from '@academy/contract/access/sessions/endpoints'
import { audit } from '../../../base/audit.ts'
import { forgetDevices } from '../../../base/devices.ts'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import { requireSession } from '../../../base/sessions.ts'
import { lockAccount } from '../../../db/locks.ts'
import { deleteSession } from './queries.ts'

export const endSession = serve(contract.endSession, async ({ db }, { params, user, address, now }) => {
  await db.transaction().execute(async tx => {
    await lockAccount(tx, user.id)
    await requireSession(tx, user)
    const ended = await deleteSession(tx, user.id, params.id)
    if (!ended) throw problem('not_found')
    if (ended.device_hash) await forgetDevices(tx, user.id, [ended.device_hash])
    const entry = { actor_id: user.id, account_id: user.id, address, details: { count: 1 } }
    await audit(tx, { at: now, action: 'sessions_ended', ...entry })
  })
  return undefined
})
