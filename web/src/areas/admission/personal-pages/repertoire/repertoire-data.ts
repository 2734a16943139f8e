import { repertoireQuery } from '../../../features/repertoire-changes/api.ts'
import type { Call } from '../../../lib/api.ts'
import { loadFresh } from '../../../lib/data-cache.ts'
import type { AppContext } from '../../context.ts'
import { orNotFound } from '../../or-not-found.ts'

export const repertoireQueries = (call: Call, id: string) => ({ own: repertoireQuery(call, id) })

interface Visit {
  context: AppContext
  params: { applicationId: string }
}

/** Does not use the cache: another tab may have changed it. */
export const loadRepertoirePage = async ({ context: { call }, params }: Visit): Promise<void> => {
  await loadFresh(repertoireQuery(call, params.applicationId)).catch(orNotFound)
}
