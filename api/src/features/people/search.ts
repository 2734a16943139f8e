import type { searchPeople as endpoint } from '@academy/contract/people/endpoints'
import type { Verb } from '../../lib/services.ts'
import { findPeople } from './search-queries.ts'

export const searchPeople: Verb<typeof endpoint> = async ({ db }, { query: { search } }) =>
  search ? findPeople(db, search) : []
