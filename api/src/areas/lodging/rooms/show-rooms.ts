import * as contract from '@academy/contract/lodging/rooms/endpoints'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import { findRooms } from './queries.ts'

export const showRooms = serve(contract.rooms, async ({ db }, { query: { academy_id } }) => {
  const found = await findRooms(db, academy_id ?? null)
  if (!found || (academy_id !== undefined && !found.academy)) throw problem('not_found')
  return found
})
