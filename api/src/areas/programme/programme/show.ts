import type { programme as endpoint } from '@academy/contract/programme/programme/endpoints'
import { problem } from '../../../base/problem.ts'
import type { Operation } from '../../../base/services.ts'
import { findProgramme } from './queries.ts'

export const showProgramme: Operation<typeof endpoint> = async ({ db }, { query: { academy_id } }) => {
  const found = await findProgramme(db, academy_id ?? null)
  if (!found || (academy_id !== undefined && !found.academy)) throw problem('not_found')
  return found
}
