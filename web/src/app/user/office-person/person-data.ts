import { personQuery } from '../../../features/person/api.ts'
import type { Call } from '../../../lib/api.ts'
import { loadAll, loadFresh } from '../../../lib/data-cache.ts'
import type { AppContext } from '../../context.ts'
import { orNotFound } from '../../or-not-found.ts'
import { todayQuery } from '../today.ts'

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
