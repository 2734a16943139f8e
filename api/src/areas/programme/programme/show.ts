import * as contract from '@academy/contract/programme/programme/endpoints'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import { findProgramme } from './queries.ts'

export const showProgramme = serve(contract.programme, async ({ db }, { query: { academy_id } }) => {
  const found = await findProgramme(db, academy_id ?? null)
  if (!found || (academy_id !== undefined && !found.academy)) throw problem('not_found')
  return found
})
