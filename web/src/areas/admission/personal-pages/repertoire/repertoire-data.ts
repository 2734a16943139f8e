import type { Call } from '../../../../base/api.ts'
import { loadFresh } from '../../../../base/data-cache.ts'
import type { AppContext } from '../../../../base/pages/context.ts'
import { orNotFound } from '../../../../base/pages/or-not-found.ts'
import { repertoireQuery } from '../../repertoire-changes/api.ts'

export const repertoireQueries = (call: Call, id: string) => ({ own: repertoireQuery(call, id) })

interface Visit {
  context: AppContext
  params: { applicationId: string }
}

/** Does not use the cache: another tab may have changed it. */
export const loadRepertoirePage = async ({ context: { call }, params }: Visit): Promise<void> => {
  await loadFresh(repertoireQuery(call, params.applicationId)).catch(orNotFound)
}
