import { consentWordings, type VoluntaryKind } from '@academy/contract/base/consent-kinds'
import * as contract from '@academy/contract/people/consents/endpoints'
import { type Call, quiet } from '../../../base/call.ts'
import { defineQuery } from '../../../base/query.ts'

const by = (id: number) => ({ params: { id: String(id) } })
const choice = (kind: VoluntaryKind, is_given: boolean) => ({
  body: { kind, is_given, wording: consentWordings[kind] },
})

export const consentsQuery = (call: Call) =>
  defineQuery(call, ['consents'], call => call(contract.showConsents, {}, quiet))

export const chooseConsent = (call: Call, kind: VoluntaryKind, is_given: boolean) =>
  call(contract.chooseConsent, choice(kind, is_given), quiet)

export const withdrawConsent = (call: Call, id: number) => call(contract.withdrawConsent, by(id), quiet)

export const personConsentsQuery = (call: Call, id: number) =>
  defineQuery(call, ['person-consents', id], call => call(contract.showPersonConsents, by(id), quiet))

/** Records what came on paper. */
export const chooseConsentOf = (call: Call, id: number, kind: VoluntaryKind, is_given: boolean) =>
  call(contract.choosePersonConsent, { ...by(id), ...choice(kind, is_given) }, quiet)

export const withdrawConsentOf = (call: Call, id: number, consentId: number) =>
  call(contract.withdrawPersonConsent, { params: { id: String(id), consentId: String(consentId) } }, quiet)
