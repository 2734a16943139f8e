import type { peopleChoices as endpoint } from '@academy/contract/people/people-list/endpoints'
import { problem } from '../../../base/problem.ts'
import type { Operation } from '../../../base/services.ts'
import { findChoices } from './queries.ts'

export const showChoices: Operation<typeof endpoint> = async ({ db }, { query: { academy_id } }) => {
  const found = await findChoices(db, academy_id ?? null)
  if (!found || (academy_id !== undefined && !found.academy)) throw problem('not_found')
  return found
}
