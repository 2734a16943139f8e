import type { movements as endpoint } from '@academy/contract/repertoire/endpoints'
import { jsonText } from '../../lib/http-response.ts'
import { problem } from '../../lib/problem.ts'
import type { Operation } from '../../lib/services.ts'
import { movementsOf } from './movement-queries.ts'

export const listMovements: Operation<typeof endpoint> = async ({ db }, { query: { piece_id } }) => {
  const found = await movementsOf(db, piece_id)
  if (found === undefined) throw problem('not_found')
  return jsonText(found)
}
