import type { Call } from '../../../../base/api.ts'
import { loadAll, loadFresh } from '../../../../base/data-cache.ts'
import type { AppContext } from '../../../../base/pages/context.ts'
import { orNotFound } from '../../../../base/pages/or-not-found.ts'
import { todayQuery } from '../../../../base/pages/today.ts'
import { personQuery } from '../../person-page/api.ts'

export const personQueries = (call: Call, id: string) => ({
  person: personQuery(call, id),
  today: todayQuery(call),
})

interface Visit {
  context: AppContext
  params: { id: string }
}

/** Does not use the cache for the person: the office answers a call with what is true now. */
export const loadPersonPage = async ({ context: { call }, params }: Visit): Promise<void> => {
  await Promise.all([
    loadFresh(personQuery(call, params.id)).catch(orNotFound),
    loadAll({ today: todayQuery(call) }),
  ])
}
