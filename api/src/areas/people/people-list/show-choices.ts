import * as contract from '@academy/contract/people/people-list/endpoints'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import { findChoices } from './queries.ts'

export const showChoices = serve(contract.peopleChoices, async ({ db }, { query: { academy_id } }) => {
  const found = await findChoices(db, academy_id ?? null)
  if (!found || (academy_id !== undefined && !found.academy)) throw problem('not_found')
  return found
})
