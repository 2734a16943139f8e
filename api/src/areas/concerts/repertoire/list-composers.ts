import type { composers as endpoint } from '@academy/contract/repertoire/endpoints'
import { searchWords } from '@academy/contract/repertoire/search'
import { jsonText } from '../../lib/http-response.ts'
import type { Operation } from '../../lib/services.ts'
import { composersFound } from './queries.ts'
import { searchQuery } from './rules.ts'

export const listComposers: Operation<typeof endpoint> = async ({ db }, { query, locale }) =>
  jsonText(await composersFound(db, searchQuery(searchWords(query.search)), locale))
