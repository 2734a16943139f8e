import * as contract from '@academy/contract/programme/teachers/endpoints'
import { redirect } from '../../../base/http-response.ts'
import { serve } from '../../../base/serve.ts'
import { findPortrait } from './portrait-queries.ts'

/** Redirects to the file, whose address changes with every upload. */
export const showPortrait = serve(contract.portraitBySlug, async ({ db }, { params, query }) =>
  redirect((await findPortrait(db, params.slug))[query.size]),
)
