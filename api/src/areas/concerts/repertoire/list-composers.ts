import * as contract from '@academy/contract/concerts/repertoire/endpoints'
import { searchWords } from '@academy/contract/concerts/repertoire/search'
import { jsonText } from '../../../base/http-response.ts'
import { serve } from '../../../base/serve.ts'
import { composersFound } from './queries.ts'
import { searchQuery } from './rules.ts'

export const listComposers = serve(contract.composers, async ({ db }, { query, locale }) =>
  jsonText(await composersFound(db, searchQuery(searchWords(query.search)), locale)),
)
