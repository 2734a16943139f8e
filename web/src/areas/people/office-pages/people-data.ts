import type { Call } from '../../../base/api.ts'
import { loadAll } from '../../../base/data-cache.ts'
import type { AppContext } from '../../../base/pages/context.ts'
import { academyIn } from '../../programme/office-pages/settings/programme-data.ts'
import { peopleChoicesQuery } from '../people-list/api.ts'

/** Loads what the page needs besides the list, which changes with every search. */
export const peopleQueries = (call: Call, search: { academy?: string }) => ({
  choices: peopleChoicesQuery(call, academyIn(search)),
})

interface Visit {
  context: AppContext
  location: { search: object }
}

export const loadPeople = ({ context, location }: Visit): Promise<void> =>
  loadAll(peopleQueries(context.call, location.search))
