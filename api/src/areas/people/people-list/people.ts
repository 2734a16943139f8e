import * as contract from '@academy/contract/people/people-list/endpoints'
import {
  FOUND_PEOPLE,
  type FoundPerson,
  MAX_EXPORTED,
  PEOPLE_PER_PAGE,
} from '@academy/contract/people/people-list/schemas'
import { audit } from '../../../base/audit.ts'
import { dayInVienna } from '../../../base/clock.ts'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import { listPeople as listRows } from './list-queries.ts'
import { findAcademyId, findChoices } from './queries.ts'
import { findPeople, findTeachers, listTeachersWithoutAccount } from './search-queries.ts'

/** A number that was typed says exactly who is meant; then come teachers, who are few. */
const rank = ({ id, match }: FoundPerson) => (match.by !== 'person' ? 0 : id === null ? 1 : 2)

export const searchPeople = serve(contract.searchPeople, async ({ db }, { query: { search } }) => {
  if (!search) return []
  const [people, teachers] = await Promise.all([findPeople(db, search), findTeachers(db, search)])
  return [...people, ...teachers].toSorted((one, other) => rank(one) - rank(other)).slice(0, FOUND_PEOPLE)
})

/** The rows leave only after the record of the export is stored. */
export const exportPeople = serve(
  contract.exportPeople,
  async ({ db }, { body, locale, now, user, address }) => {
    const { academy_id, ids, sort, ...filter } = body
    const academy = await findAcademyId(db, academy_id)
    if (!academy) throw problem('not_found')
    const part = { limit: MAX_EXPORTED, offset: 0 }
    const { people } = await listRows(db, {
      ...filter,
      ...part,
      ids,
      sort,
      academy_id: academy,
      locale,
      today: dayInVienna(now),
    })
    const { search, ...others } = filter
    const used = Object.entries(others).filter(([, value]) => value !== undefined && value !== '0')
    await audit(db, {
      at: now,
      action: 'people_exported',
      actor_id: user.id,
      address,
      details: {
        academy_id: academy,
        count: people.length,
        is_selection: ids !== undefined,
        ...(search && { search }),
        ...(used.length > 0 && { filter: used.map(([name, value]) => `${name}=${value}`).join(', ') }),
      },
    })
    return people
  },
)

export const showChoices = serve(contract.peopleChoices, async ({ db }, { query: { academy_id } }) => {
  const found = await findChoices(db, academy_id ?? null)
  if (!found || (academy_id !== undefined && !found.academy)) throw problem('not_found')
  return found
})

export const listPeople = serve(contract.people, async ({ db }, { query, locale, now }) => {
  const { page, academy_id, ...wanted } = query
  const academy = await findAcademyId(db, academy_id)
  if (!academy) throw problem('not_found')
  const part = { limit: PEOPLE_PER_PAGE, offset: (page - 1) * PEOPLE_PER_PAGE }
  const of = { ...wanted, academy_id: academy }
  const [list, teachers_without_account] = await Promise.all([
    listRows(db, { ...of, ...part, locale, today: dayInVienna(now) }),
    listTeachersWithoutAccount(db, of),
  ])
  return { ...list, teachers_without_account }
})
