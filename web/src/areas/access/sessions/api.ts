import * as contract from '@academy/contract/access/sessions/endpoints'
import { type Call, quiet } from '../../../base/call.ts'
import { defineQuery } from '../../../base/query.ts'

export const sessionsQuery = (call: Call) =>
  defineQuery(call, ['sessions'], async call => (await call(contract.listSessions, {}, quiet)).sessions)

export const endSession = async (call: Call, id: number): Promise<void> => {
  await call(contract.endSession, { params: { id: String(id) } }, quiet)
}

/** Returns how many were ended. */
export const endOtherSessions = async (call: Call): Promise<number> =>
  (await call(contract.endOtherSessions, {}, quiet)).ended

/** Returns how many were ended. */
export const endSessionsOf = async (call: Call, id: number): Promise<number> =>
  (await call(contract.endSessionsOf, { params: { id: String(id) } }, quiet)).ended
