import * as contract from '@academy/contract/access/sessions/endpoints'
import { serve } from '../../../base/serve.ts'
import { limitsAt, networkOfCaller } from '../../../base/sessions.ts'
import { findSessions } from './queries.ts'
import { endOf } from './rules.ts'

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
