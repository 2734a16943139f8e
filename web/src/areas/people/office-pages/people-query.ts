import { isCalendarDay } from '@academy/contract/base/days'
import { KindFilter, PeopleSort } from '@academy/contract/people/people-list/schemas'
import { ON, queryOf, type TableView } from '../../../ui/office-table/table-view.ts'
import type { PeopleQuery } from '../people-list/api.ts'

const idOf = (value: string | undefined) => {
  const id = Number(value)
  return Number.isInteger(id) && id > 0 && id < 2 ** 31 ? id : undefined
}

/** Returns what the list shows; unknown values in the address are ignored. */
export const peopleQueryOf = (view: TableView, academy_id: number): PeopleQuery => {
  const { filters } = view
  const kind = KindFilter.options.find(option => option === filters['kind'])
  const sort = PeopleSort.options.find(option => option === queryOf(view)['sort'])
  const on = filters['day'] && isCalendarDay(filters['day']) ? filters['day'] : undefined
  const masterclass_id = idOf(filters['masterclass'])
  const instrument_id = idOf(filters['instrument'])
  const country_id = idOf(filters['country'])
  const flag = (id: string) => (filters[id] === ON ? '1' : '0')
  return {
    academy_id,
    search: view.search,
    ...(kind && { kind }),
    ...(masterclass_id && { masterclass_id }),
    ...(instrument_id && { instrument_id }),
    ...(country_id && { country_id }),
    ...(on && { day: on }),
    minors: flag('minors'),
    consent_missing: flag('consent'),
    contact_missing: flag('contact'),
    unpaid: flag('unpaid'),
    arriving: flag('arriving'),
    ...(sort && { sort }),
    page: view.page,
  }
}
