import { expect, test } from 'vitest'
import { viewOf } from '../../../ui/office-table/table-view.ts'
import type { PeopleQuery } from '../people-list/api.ts'
import { filtersOfEveryYear, peopleFilters } from './people-filters.ts'
import { peopleQueryOf } from './people-query.ts'

const flags = { minors: '0', consent_missing: '0', contact_missing: '0', unpaid: '0', arriving: '0' } as const
const all: PeopleQuery = { academy_id: 2, search: '', ...flags, page: 1 }

test.each<[address: Record<string, string>, query: Partial<PeopleQuery>]>([
  [{}, {}],
  [
    { search: ' mira ', kind: 'guest', day: '2027-08-03', unpaid: '1', sort: '-age', page: '3' },
    { search: 'mira', kind: 'guest', day: '2027-08-03', unpaid: '1', sort: '-age', page: 3 },
  ],
  [
    {
      masterclass: '4',
      instrument: '5',
      country: '6',
      minors: '1',
      consent: '1',
      contact: '1',
      arriving: '1',
    },
    {
      masterclass_id: 4,
      instrument_id: 5,
      country_id: 6,
      minors: '1',
      consent_missing: '1',
      contact_missing: '1',
      arriving: '1',
    },
  ],
  [{ kind: 'nonsense', day: '2027-02-30', masterclass: '-1', country: '99999999999', sort: 'kind' }, {}],
])('%j queries %j', (address, query) => {
  expect(peopleQueryOf(viewOf(address, peopleFilters), 2)).toEqual({ ...all, ...query })
})

test('another academy keeps the filters that exist in every year', () => {
  const kept = { search: 'mira', sort: '-age', kind: 'participant', country: '6', minors: '1', unpaid: '1' }
  const ofOneYear = { academy: '2', page: '3', masterclass: '4', instrument: '5', day: '2027-08-03' }
  expect(filtersOfEveryYear({ ...kept, ...ofOneYear })).toEqual(kept)
})
