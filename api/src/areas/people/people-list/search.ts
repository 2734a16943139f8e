import * as contract from '@academy/contract/people/people-list/endpoints'
import { FOUND_PEOPLE, type FoundPerson } from '@academy/contract/people/people-list/schemas'
import { serve } from '../../../base/serve.ts'
import { findPeople } from './search-queries.ts'
import { findTeachers } from './teacher-queries.ts'

/** A number that was typed says exactly who is meant; then come teachers, who are few. */
const rank = ({ id, match }: FoundPerson) => (match.by !== 'person' ? 0 : id === null ? 1 : 2)

export const searchPeople = serve(contract.searchPeople, async ({ db }, { query: { search } }) => {
  if (!search) return []
  const [people, teachers] = await Promise.all([findPeople(db, search), findTeachers(db, search)])
  return [...people, ...teachers].toSorted((one, other) => rank(one) - rank(other)).slice(0, FOUND_PEOPLE)
})
