import type { BodyOf } from '@academy/contract/base/endpoint'
import type { Locale } from '@academy/contract/base/locale'
import * as contract from '@academy/contract/people/arrival-details/endpoints'
import type { ArrivalDataInput, ArrivalDetails } from '@academy/contract/people/arrival-details/schemas'
import { type Call, quiet } from '../../../base/call.ts'
import { defineQuery } from '../../../base/query.ts'
import { toFile } from '../../../base/save-file.ts'

export const loadDetails = (call: Call): Promise<ArrivalDetails> => call(contract.arrivalDetails, {}, quiet)

export const arrivalDetailsQuery = (call: Call) => defineQuery(call, ['arrival-details'], loadDetails)

export const changeDetails = (call: Call, body: ArrivalDataInput): Promise<ArrivalDetails> =>
  call(contract.changeArrivalDetails, { body }, quiet)

export const saveForm = async (call: Call, locale: Locale): Promise<void> => {
  await call(contract.consentForm, { query: { locale } }, toFile('consent.pdf'))
}

export type ConsentBody = BodyOf<typeof contract.saveConsent>

export const saveConsent = async (
  call: Call,
  body: ConsentBody,
  onProgress: (part: number) => void,
): Promise<void> => {
  await call(contract.saveConsent, { body }, { ...quiet, onProgress })
}

export const deleteConsent = async (call: Call): Promise<void> => {
  await call(contract.deleteConsent, {}, quiet)
}

export const correctDetails = async (call: Call, id: number, body: ArrivalDataInput): Promise<void> => {
  await call(contract.correctArrivalDetails, { params: { id: String(id) }, body }, quiet)
}

/** Who opens it is recorded. */
export const loadConsentLink = async (call: Call, id: number): Promise<string> =>
  (await call(contract.openConsent, { params: { id: String(id) } }, quiet)).url

/** Who saves or deletes it is recorded. `known_file` is the time of the upload that was shown. */
export const saveConsentOf = async (
  call: Call,
  id: number,
  body: BodyOf<typeof contract.saveConsentOf>,
  onProgress: (part: number) => void,
): Promise<void> => {
  await call(contract.saveConsentOf, { params: { id: String(id) }, body }, { ...quiet, onProgress })
}

export const deleteConsentOf = async (call: Call, id: number, known_file: string): Promise<void> => {
  await call(contract.deleteConsentOf, { params: { id: String(id) }, query: { known_file } }, quiet)
}
