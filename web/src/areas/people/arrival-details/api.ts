import type { BodyOf } from '@academy/contract/base/endpoint'
import type { Locale } from '@academy/contract/base/locale'
import type * as contract from '@academy/contract/people/arrival-details/endpoints'
import type { ArrivalDataInput, ArrivalDetails } from '@academy/contract/people/arrival-details/schemas'
import type { Call } from '../../../base/api.ts'
import { defineQuery } from '../../../base/query.ts'
import { route } from '../../../base/route.ts'
import { toFile } from '../../../base/save-file.ts'

// The pages show their failures themselves.
const quiet = { quiet: true } as const

const people = '/api/academy/a/people/:id'
const routes = {
  details: route<typeof contract.arrivalDetails>('GET', '/api/user/arrival-details'),
  change: route<typeof contract.changeArrivalDetails>('PUT', '/api/user/arrival-details'),
  form: route<typeof contract.consentForm>('GET', '/api/user/parent-consent/form'),
  saveConsent: route<typeof contract.saveConsent>('PUT', '/api/user/parent-consent', 'form'),
  deleteConsent: route<typeof contract.deleteConsent>('DELETE', '/api/user/parent-consent'),
  correct: route<typeof contract.correctArrivalDetails>('PUT', `${people}/arrival-details`),
  openConsent: route<typeof contract.openConsent>('GET', `${people}/parent-consent`),
  saveConsentOf: route<typeof contract.saveConsentOf>('PUT', `${people}/parent-consent`, 'form'),
  deleteConsentOf: route<typeof contract.deleteConsentOf>('DELETE', `${people}/parent-consent`),
}

export const loadDetails = (call: Call): Promise<ArrivalDetails> => call(routes.details, {}, quiet)

export const arrivalDetailsQuery = (call: Call) => defineQuery(call, ['arrival-details'], loadDetails)

export const changeDetails = (call: Call, body: ArrivalDataInput): Promise<ArrivalDetails> =>
  call(routes.change, { body }, quiet)

export const saveForm = async (call: Call, locale: Locale): Promise<void> => {
  await call(routes.form, { query: { locale } }, toFile('consent.pdf'))
}

export type ConsentBody = BodyOf<typeof contract.saveConsent>

export const saveConsent = async (
  call: Call,
  body: ConsentBody,
  onProgress: (part: number) => void,
): Promise<void> => {
  await call(routes.saveConsent, { body }, { ...quiet, onProgress })
}

export const deleteConsent = async (call: Call): Promise<void> => {
  await call(routes.deleteConsent, {}, quiet)
}

export const correctDetails = async (call: Call, id: number, body: ArrivalDataInput): Promise<void> => {
  await call(routes.correct, { params: { id: String(id) }, body }, quiet)
}

/** Who opens it is recorded. */
export const loadConsentLink = async (call: Call, id: number): Promise<string> =>
  (await call(routes.openConsent, { params: { id: String(id) } }, quiet)).url

/** Who saves or deletes it is recorded. `known_file` is the time of the upload that was shown. */
export const saveConsentOf = async (
  call: Call,
  id: number,
  body: BodyOf<typeof contract.saveConsentOf>,
  onProgress: (part: number) => void,
): Promise<void> => {
  await call(routes.saveConsentOf, { params: { id: String(id) }, body }, { ...quiet, onProgress })
}

export const deleteConsentOf = async (call: Call, id: number, known_file: string): Promise<void> => {
  await call(routes.deleteConsentOf, { params: { id: String(id) }, query: { known_file } }, quiet)
}
