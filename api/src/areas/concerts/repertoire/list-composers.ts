import type { composers as endpoint } from '@academy/contract/concerts/repertoire/endpoints'
import { searchWords } from '@academy/contract/concerts/repertoire/search'
import { jsonText } from '../../../base/http-response.ts'
import type { Operation } from '../../../base/services.ts'
import { composersFound } from './queries.ts'
import { searchQuery } from './rules.ts'

export const listComposers: Operation<typeof endpoint> = async ({ db }, { query, locale }) =>
  jsonText(await composersFound(db, searchQuery(searchWords(query.search)), locale))
