import type { Call } from '../../../../base/api.ts'
import { loadAll } from '../../../../base/data-cache.ts'
import type { AppContext } from '../../../../base/pages/context.ts'
import { lodgingTypesQuery } from '../../../lodging/options/api.ts'
import { roomsQuery } from '../../../lodging/rooms/api.ts'
import { programmeQuery } from '../../editing/api.ts'

/** The chosen academy in the query of the page; without one, the current academy. */
export const academyIn = ({ academy }: { academy?: string }): number | undefined => {
  const id = Number(academy)
  return Number.isInteger(id) && id > 0 && id < 2 ** 31 ? id : undefined
}

export const programmeQueries = (call: Call, academy_id: number | undefined) => ({
  programme: programmeQuery(call, academy_id),
})
export const lodgingTypesQueries = (call: Call, academy_id: number | undefined) => ({
  types: lodgingTypesQuery(call, academy_id),
  rooms: roomsQuery(call, academy_id),
})

interface Visit {
  context: AppContext
  location: { search: object }
}

export const loadProgramme = ({ context, location }: Visit): Promise<void> =>
  loadAll(programmeQueries(context.call, academyIn(location.search)))
export const loadLodgingTypes = ({ context, location }: Visit): Promise<void> =>
  loadAll(lodgingTypesQueries(context.call, academyIn(location.search)))
