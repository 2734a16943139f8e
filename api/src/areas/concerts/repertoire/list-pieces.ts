import * as contract from '@academy/contract/concerts/repertoire/endpoints'
import { searchWords } from '@academy/contract/concerts/repertoire/search'
import { jsonText } from '../../../base/http-response.ts'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import { piecesOf } from './queries.ts'

export const listPieces = serve(contract.pieces, async ({ db }, { query, locale }) => {
  const { composer_id, search } = query
  const found = await piecesOf(db, composer_id, searchWords(search), locale)
  if (found === undefined) throw problem('not_found')
  return jsonText(found)
})
