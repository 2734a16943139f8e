import type * as contract from '@academy/contract/people/consents/endpoints'
import { consentWordings, type VoluntaryKind } from '@academy/contract/people/consents/kinds'
import type { Call } from '../../../base/api.ts'
import { defineQuery } from '../../../base/query.ts'
import { route } from '../../../base/route.ts'

const quiet = { quiet: true } as const

const own = '/api/user/consents'
const ofPerson = '/api/academy/a/people/:id/consents'
const routes = {
  show: route<typeof contract.showConsents>('GET', own),
  choose: route<typeof contract.chooseConsent>('PUT', own),
  withdraw: route<typeof contract.withdrawConsent>('DELETE', `${own}/:id`),
  showOf: route<typeof contract.showPersonConsents>('GET', ofPerson),
  chooseOf: route<typeof contract.choosePersonConsent>('PUT', ofPerson),
  withdrawOf: route<typeof contract.withdrawPersonConsent>('DELETE', `${ofPerson}/:consentId`),
}

const by = (id: number) => ({ params: { id: String(id) } })
const choice = (kind: VoluntaryKind, is_given: boolean) => ({
  body: { kind, is_given, wording: consentWordings[kind] },
})

export const consentsQuery = (call: Call) =>
  defineQuery(call, ['consents'], call => call(routes.show, {}, quiet))

export const chooseConsent = (call: Call, kind: VoluntaryKind, is_given: boolean) =>
  call(routes.choose, choice(kind, is_given), quiet)

export const withdrawConsent = (call: Call, id: number) => call(routes.withdraw, by(id), quiet)

export const personConsentsQuery = (call: Call, id: number) =>
  defineQuery(call, ['person-consents', id], call => call(routes.showOf, by(id), quiet))

/** Records what came on paper. */
export const chooseConsentOf = (call: Call, id: number, kind: VoluntaryKind, is_given: boolean) =>
  call(routes.chooseOf, { ...by(id), ...choice(kind, is_given) }, quiet)

export const withdrawConsentOf = (call: Call, id: number, consentId: number) =>
  call(routes.withdrawOf, { params: { id: String(id), consentId: String(consentId) } }, quiet)
