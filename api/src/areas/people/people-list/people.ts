import * as contract from '@academy/contract/people/people-list/endpoints'
import { PEOPLE_PER_PAGE } from '@academy/contract/people/people-list/schemas'
import { dayInVienna } from '../../../base/clock.ts'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import { listPeople as listRows } from './list-queries.ts'
import { findAcademyId, findChoices } from './queries.ts'
import { listTeachersWithoutAccount } from './teacher-queries.ts'

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
