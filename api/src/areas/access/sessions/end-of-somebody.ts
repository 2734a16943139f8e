import * as contract from '@academy/contract/access/sessions/endpoints'
import { audit } from '../../../base/audit.ts'
import { forgetDevices } from '../../../base/devices.ts'
import { problem } from '../../../base/problem.ts'
import { endPendingLogins } from '../../../base/second-step.ts'
import { serve } from '../../../base/serve.ts'
import { endSessions } from '../../../base/sessions.ts'
import { lockForChange } from '../accounts/queries.ts'
import { mayChange } from '../accounts/rules.ts'

/** The office logs somebody out everywhere. The own sessions are ended on the page "Access". */
export const endSessionsOf = serve(contract.endSessionsOf, ({ db }, { params: { id }, user, address, now }) =>
  db.transaction().execute(async tx => {
    const account = await lockForChange(tx, id, user.id)
    if (!account) throw problem('not_found')
    if (id === user.id || !mayChange(user, account)) throw problem('forbidden')
    const ended = await endSessions(tx, id)
    await endPendingLogins(tx, id)
    const devices = ended.flatMap(({ device_hash }) => device_hash ?? [])
    await forgetDevices(tx, id, devices)
    const entry = { actor_id: user.id, account_id: id, address, details: { count: ended.length } }
    if (ended.length > 0) await audit(tx, { at: now, action: 'sessions_ended', ...entry })
    return { ended: ended.length }
  }),
)
