import * as contract from '@academy/contract/concerts/repertoire/endpoints'
import { jsonText } from '../../../base/http-response.ts'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import { movementsOf } from './movement-queries.ts'

export const listMovements = serve(contract.movements, async ({ db }, { query: { piece_id } }) => {
  const found = await movementsOf(db, piece_id)
  if (found === undefined) throw problem('not_found')
  return jsonText(found)
})
