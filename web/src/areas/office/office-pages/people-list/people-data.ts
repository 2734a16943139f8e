import { peopleChoicesQuery } from '../../../features/people/api.ts'
import type { Call } from '../../../lib/api.ts'
import { loadAll } from '../../../lib/data-cache.ts'
import type { AppContext } from '../../context.ts'
import { academyIn } from '../settings/programme-data.ts'

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
