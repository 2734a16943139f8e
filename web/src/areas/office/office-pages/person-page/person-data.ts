import type { Person } from '@academy/contract/person/schemas'
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

/** Whether to show a section about students: not if it is empty and the person has another role. */
export const concernsStudents = ({ roles }: Pick<Person, 'roles'>, entries: readonly unknown[]): boolean =>
  roles.length === 0 || entries.length > 0

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
