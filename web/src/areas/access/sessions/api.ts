import type * as contract from '@academy/contract/access/sessions/endpoints'
import type { Call } from '../../../base/api.ts'
import { defineQuery } from '../../../base/query.ts'
import { route } from '../../../base/route.ts'

// The page shows its failures itself.
const quiet = { quiet: true } as const

const sessions = '/api/user/sessions'
const routes = {
  list: route<typeof contract.listSessions>('GET', sessions),
  end: route<typeof contract.endSession>('DELETE', `${sessions}/:id`),
  endOf: route<typeof contract.endSessionsOf>('DELETE', '/api/academy/a/accounts/:id/sessions'),
  endOthers: route<typeof contract.endOtherSessions>('DELETE', sessions),
}

export const sessionsQuery = (call: Call) =>
  defineQuery(call, ['sessions'], async call => (await call(routes.list, {}, quiet)).sessions)

export const endSession = async (call: Call, id: number): Promise<void> => {
  await call(routes.end, { params: { id: String(id) } }, quiet)
}

/** Returns how many were ended. */
export const endOtherSessions = async (call: Call): Promise<number> =>
  (await call(routes.endOthers, {}, quiet)).ended

/** Returns how many were ended. */
export const endSessionsOf = async (call: Call, id: number): Promise<number> =>
  (await call(routes.endOf, { params: { id: String(id) } }, quiet)).ended
