import * as contract from '@academy/contract/access/sessions/endpoints'
import { audit } from '../../../base/audit.ts'
import { forgetDevices } from '../../../base/devices.ts'
import { problem } from '../../../base/problem.ts'
import { endPendingLogins } from '../../../base/second-step.ts'
import { serve } from '../../../base/serve.ts'
import {
  endSessions,
  IDLE_MS,
  LIFE_MS,
  limitsAt,
  networkOfCaller,
  requireSession,
} from '../../../base/sessions.ts'
import { lockAccount } from '../../../db/locks.ts'
import { lockForChange } from '../accounts/queries.ts'
import { mayChangeOther, requireChangeable } from '../permissions.ts'
import { deleteSession, findSessions } from './queries.ts'

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

/** The office logs somebody out everywhere. The own sessions are ended on the page "Access". */
export const endSessionsOf = serve(contract.endSessionsOf, ({ db }, { params: { id }, user, address, now }) =>
  db.transaction().execute(async tx => {
    requireChangeable(user, await lockForChange(tx, id, user.id), mayChangeOther)
    const ended = await endSessions(tx, id)
    await endPendingLogins(tx, id)
    const devices = ended.flatMap(({ device_hash }) => device_hash ?? [])
    await forgetDevices(tx, id, devices)
    const entry = { actor_id: user.id, account_id: id, address, details: { count: ended.length } }
    if (ended.length > 0) await audit(tx, { at: now, action: 'sessions_ended', ...entry })
    return { ended: ended.length }
  }),
)

/** When a session ends if it is not used any more. */
const endOf = ({ created_at, last_used_at }: { created_at: Date; last_used_at: Date }): Date =>
  new Date(Math.min(created_at.getTime() + LIFE_MS, last_used_at.getTime() + IDLE_MS))

export const listSessions = serve(contract.listSessions, async ({ db, secret }, { user, address, now }) => {
  const { usedAfter, createdAfter } = limitsAt(now)
  const { network_hash } = networkOfCaller(secret, address)
  const found = await findSessions(db, user.id, user.token_hash, network_hash, usedAfter, createdAfter)
  const sessions = found.map(session => ({
    ...session,
    created_at: session.created_at.toISOString(),
    last_used_at: session.last_used_at.toISOString(),
    ends_at: endOf(session).toISOString(),
  }))
  return { sessions }
})
