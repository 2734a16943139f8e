import type * as contract from '@academy/contract/person/endpoints'
import type { Person } from '@academy/contract/person/schemas'
import type { Call } from '../../lib/api.ts'
import { type DataQuery, defineQuery } from '../../lib/query.ts'
import { route } from '../../lib/route.ts'

// The page and its dialogs show their failures themselves.
const quiet = { quiet: true } as const

const people = '/api/academy/a/people'
const applications = '/api/academy/a/applications'
const routes = {
  person: route<typeof contract.showPerson>('GET', `${people}/:id`),
  resume: route<typeof contract.openResume>('GET', `${applications}/:id/resume`),
}

export const personQuery = (call: Call, id: string): DataQuery<Person> =>
  defineQuery(call, ['person', id], call => call(routes.person, { params: { id } }, quiet))

/** Returns a link that expires soon. The server records who asked for it. */
export const loadResumeLink = async (call: Call, applicationId: number): Promise<string> =>
  (await call(routes.resume, { params: { id: String(applicationId) } }, quiet)).url
