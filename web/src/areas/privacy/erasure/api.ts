import * as contract from '@academy/contract/privacy/erasure/endpoints'
import { type Call, quiet } from '../../../base/call.ts'
import { defineQuery } from '../../../base/query.ts'

export const erasureQuery = (call: Call) =>
  defineQuery(call, ['erasure'], call => call(contract.showErasure, {}, quiet))

export const requestErasure = (call: Call, current_password: string) =>
  call(contract.requestErasure, { body: { current_password } }, quiet)

export const mailErasureLink = async (call: Call): Promise<void> => {
  await call(contract.mailErasureLink, {}, quiet)
}

export const confirmErasure = (call: Call, token: string) =>
  call(contract.confirmErasure, { body: { token } }, quiet)

export const cancelErasure = (call: Call) => call(contract.cancelErasure, {}, quiet)

const by = (id: number) => ({ params: { id: String(id) } })

export const personErasureQuery = (call: Call, id: number) =>
  defineQuery(call, ['person-erasure', id], call => call(contract.showPersonErasure, by(id), quiet))

export const requestErasureOf = async (call: Call, id: number, reason: string): Promise<void> => {
  await call(contract.requestPersonErasure, { ...by(id), body: { reason } }, quiet)
}

export const cancelErasureOf = async (call: Call, id: number): Promise<void> => {
  await call(contract.cancelPersonErasure, by(id), quiet)
}
