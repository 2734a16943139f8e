import * as contract from '@academy/contract/access/sessions/endpoints'
import { audit } from '../../../base/audit.ts'
import { forgetDevices } from '../../../base/devices.ts'
import { serve } from '../../../base/serve.ts'
import { endSessions, requireSession } from '../../../base/sessions.ts'
import { lockAccount } from '../../../db/locks.ts'

/**
 * Locks the account first: two sessions that end each other at once would wait for each other's rows, and both
 * would be ended.
 */
export const endOtherSessions = serve(contract.endOtherSessions, async ({ db }, { user, address, now }) =>
  db.transaction().execute(async tx => {
    await lockAccount(tx, user.id)
    await requireSession(tx, user)
    const ended = await endSessions(tx, user.id, user.token_hash)
    const count = ended.length
    if (count === 0) return { ended: 0 }
    await forgetDevices(
      tx,
      user.id,
      ended.flatMap(({ device_hash }) => device_hash ?? []),
    )
    const entry = { actor_id: user.id, account_id: user.id, address, details: { count } }
    await audit(tx, { at: now, action: 'sessions_ended', ...entry })
    return { ended: count }
  }),
)
