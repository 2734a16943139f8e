import type { searchAccounts as endpoint } from '@academy/contract/access/roles/endpoints'
import type { Operation } from '../../../base/services.ts'
import { searchHolders } from './queries.ts'

const MIN_LENGTH = 2

/** Finds nothing by a single character: that would be a list of all students. */
export const searchAccounts: Operation<typeof endpoint> = async (
  { db, config: { isProduction } },
  { query: { search } },
) => (search.length < MIN_LENGTH ? [] : searchHolders({ db, isProduction }, search))
