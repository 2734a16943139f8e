import type * as contract from '@academy/contract/privacy/erasure/endpoints'
import type { Call } from '../../../base/api.ts'
import { defineQuery } from '../../../base/query.ts'
import { route } from '../../../base/route.ts'

const quiet = { quiet: true } as const

const own = '/api/user/erasure'
const ofPerson = '/api/academy/a/people/:id/erasure'
const routes = {
  show: route<typeof contract.showErasure>('GET', own),
  request: route<typeof contract.requestErasure>('POST', own),
  mailLink: route<typeof contract.mailErasureLink>('POST', `${own}/link`),
  confirm: route<typeof contract.confirmErasure>('POST', '/api/erasure/confirmation'),
  cancel: route<typeof contract.cancelErasure>('DELETE', own),
  showOf: route<typeof contract.showPersonErasure>('GET', ofPerson),
  requestOf: route<typeof contract.requestPersonErasure>('POST', ofPerson),
  cancelOf: route<typeof contract.cancelPersonErasure>('DELETE', ofPerson),
}

export const erasureQuery = (call: Call) =>
  defineQuery(call, ['erasure'], call => call(routes.show, {}, quiet))

export const requestErasure = (call: Call, current_password: string) =>
  call(routes.request, { body: { current_password } }, quiet)

export const mailErasureLink = async (call: Call): Promise<void> => {
  await call(routes.mailLink, {}, quiet)
}

export const confirmErasure = (call: Call, token: string) => call(routes.confirm, { body: { token } }, quiet)

export const cancelErasure = (call: Call) => call(routes.cancel, {}, quiet)

const by = (id: number) => ({ params: { id: String(id) } })

export const personErasureQuery = (call: Call, id: number) =>
  defineQuery(call, ['person-erasure', id], call => call(routes.showOf, by(id), quiet))

export const requestErasureOf = async (call: Call, id: number, reason: string): Promise<void> => {
  await call(routes.requestOf, { ...by(id), body: { reason } }, quiet)
}

export const cancelErasureOf = async (call: Call, id: number): Promise<void> => {
  await call(routes.cancelOf, by(id), quiet)
}
