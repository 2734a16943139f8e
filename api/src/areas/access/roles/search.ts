import * as contract from '@academy/contract/access/roles/endpoints'
import { serve } from '../../../base/serve.ts'
import { searchHolders } from './queries.ts'

const MIN_LENGTH = 2

/** Finds nothing by a single character: that would be a list of all students. */
export const searchAccounts = serve(
  contract.searchAccounts,
  async ({ db, config: { isProduction } }, { query: { search } }) =>
    search.length < MIN_LENGTH ? [] : searchHolders({ db, isProduction }, search),
)
