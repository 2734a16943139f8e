import * as contract from '@academy/contract/lodging/options/endpoints'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import { findOffers } from './queries.ts'

export const showLodgingOffers = serve(contract.lodgingOffers, async ({ db }, { query: { academy_id } }) => {
  const found = await findOffers(db, academy_id ?? null)
  if (!found || (academy_id !== undefined && !found.academy)) throw problem('not_found')
  return found
})
