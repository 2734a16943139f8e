import type { InputOf } from '@academy/contract/base/endpoint'
import * as contract from '@academy/contract/people/people-list/endpoints'
import type {
  FoundPerson,
  ListedPerson,
  TeacherWithoutAccount,
} from '@academy/contract/people/people-list/schemas'
import { type Call, withSignal } from '../../../base/api.ts'
import { nullIfNotFound } from '../../../base/api-errors.ts'
import { quiet } from '../../../base/call.ts'
import { type DataQuery, defineQuery } from '../../../base/query.ts'

export const searchPeople = (call: Call, search: string, signal: AbortSignal): Promise<FoundPerson[]> =>
  withSignal(call, signal)(contract.searchPeople, { query: { search } }, quiet)

/** The academies, and the filters of one of them; without an id or with an unknown one, of the current one. */
export const peopleChoicesQuery = (call: Call, academy_id: number | undefined) =>
  defineQuery(call, ['people-choices', academy_id ?? null], async call => {
    const found =
      academy_id &&
      (await call(contract.peopleChoices, { query: { academy_id } }, quiet).catch(nullIfNotFound))
    return found || call(contract.peopleChoices, {}, quiet)
  })

export type PeopleQuery = NonNullable<InputOf<typeof contract.people>['query']>

export interface PeoplePage {
  people: ListedPerson[]
  total: number
  teachers_without_account: TeacherWithoutAccount[]
}

export const peopleQuery = (call: Call, query: PeopleQuery): DataQuery<PeoplePage> =>
  defineQuery(call, ['people', query], call => call(contract.people, { query }, quiet))

/** Returns all rows of the list, or those of the selected people. The server records the export. */
export const exportPeople = (
  call: Call,
  { page, ...filter }: PeopleQuery,
  ids?: number[],
): Promise<ListedPerson[]> => call(contract.exportPeople, { body: { ...filter, ...(ids && { ids }) } }, quiet)
