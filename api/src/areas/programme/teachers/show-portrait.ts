import type { portraitBySlug as endpoint } from '@academy/contract/programme/teachers/endpoints'
import { redirect } from '../../../base/http-response.ts'
import type { Operation } from '../../../base/services.ts'
import { findPortrait } from './portrait-queries.ts'

/** Redirects to the file, whose address changes with every upload. */
export const showPortrait: Operation<typeof endpoint> = async ({ db }, { params, query }) =>
  redirect((await findPortrait(db, params.slug))[query.size])
