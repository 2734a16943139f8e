import type * as contract from '@academy/contract/privacy/personal-data/endpoints'
import type { Call } from '../../../base/api.ts'
import { defineQuery } from '../../../base/query.ts'
import { route } from '../../../base/route.ts'

const quiet = { quiet: true } as const

const ofPerson = '/api/academy/a/people/:id/personal-data'
const routes = {
  topics: route<typeof contract.personalDataTopics>('GET', '/api/personal-data'),
  show: route<typeof contract.dataExport>('GET', '/api/user/personal-data'),
  request: route<typeof contract.requestDataExport>('POST', '/api/user/personal-data'),
  link: route<typeof contract.dataExportLink>('POST', '/api/user/personal-data/link'),
  showOf: route<typeof contract.personDataExport>('GET', ofPerson),
  requestOf: route<typeof contract.requestPersonDataExport>('POST', ofPerson),
  linkOf: route<typeof contract.personDataExportLink>('POST', `${ofPerson}/link`),
}

/** What is kept about people, for the privacy page. */
export const loadTopics = (call: Call) => call(routes.topics, {}, quiet)

export const dataExportQuery = (call: Call) =>
  defineQuery(call, ['data-export'], call => call(routes.show, {}, quiet))

export const requestExport = (call: Call) => call(routes.request, {}, quiet)

export const createLink = (call: Call) => call(routes.link, {}, quiet)

const by = (id: number) => ({ params: { id: String(id) } })

export const personExportQuery = (call: Call, id: number) =>
  defineQuery(call, ['person-data-export', id], call => call(routes.showOf, by(id), quiet))

export const requestExportOf = (call: Call, id: number) => call(routes.requestOf, by(id), quiet)

export const createLinkOf = (call: Call, id: number) => call(routes.linkOf, by(id), quiet)
