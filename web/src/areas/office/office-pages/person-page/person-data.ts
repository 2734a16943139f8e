import type { Person } from '@academy/contract/office/person-page/schemas'
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
