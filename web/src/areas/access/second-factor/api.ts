import * as own from '@academy/contract/access/second-factor/endpoints'
import * as logins from '@academy/contract/access/second-factor/login-endpoints'
import * as office from '@academy/contract/access/second-factor/office-endpoints'
import type {
  FactorAdded,
  Proof,
  Requirement,
  RequirementInput,
  SecondFactor,
} from '@academy/contract/access/second-factor/schemas'
import type { BodyOf } from '@academy/contract/base/endpoint'
import { type Call, quiet } from '../../../base/call.ts'
import { type DataQuery, defineQuery } from '../../../base/query.ts'
import type { Session } from '../../../base/session.ts'
import { createPasskey, signWithPasskey } from './passkeys.ts'

export const secondFactorQuery = (call: Call): DataQuery<SecondFactor> =>
  defineQuery(call, ['second-factor'], limited => limited(own.secondFactor, {}, quiet))

export const beginTotp = (call: Call) => call(own.beginTotp, {}, quiet)

export const countRecoveryCodes = async (call: Call): Promise<number> =>
  (await call(own.secondFactor, {}, quiet)).recovery_codes

/** Returns recovery codes with the first factor, and how many other logins it has ended. */
export const confirmTotp = (call: Call, body: BodyOf<typeof own.confirmTotp>): Promise<FactorAdded> =>
  call(own.confirmTotp, { body }, quiet)

export const removeTotp = (call: Call) => call(own.removeTotp, {}, quiet)

export const makeRecoveryCodes = async (call: Call): Promise<string[]> =>
  (await call(own.makeRecoveryCodes, {}, quiet)).recovery_codes

/** Opens the dialog of the browser. Returns the same as `confirmTotp`. */
export const addPasskey = async (call: Call, name: string): Promise<FactorAdded> => {
  const { options } = await call(own.passkeyOptions, {}, quiet)
  const passkey = await createPasskey(options)
  return call(own.addPasskey, { body: { name, passkey } }, quiet)
}

export const removePasskey = (call: Call, id: number) =>
  call(own.removePasskey, { params: { id: String(id) } }, quiet)

export const renamePasskey = (call: Call, id: number, name: string) =>
  call(own.renamePasskey, { params: { id: String(id) }, body: { name } }, quiet)

export const confirmIdentity = (call: Call, body: BodyOf<typeof own.confirmIdentity>) =>
  call(own.confirmIdentity, { body }, quiet)

export const confirmWithPasskey = async (call: Call): Promise<void> => {
  const { options } = await call(own.confirmationOptions, {}, quiet)
  await call(own.confirmIdentity, { body: { passkey: await signWithPasskey(options) } }, quiet)
}

export const finishLogin = (call: Call, token: string, proof: Proof): Promise<Session> =>
  call(logins.finishLogin, { body: { token, ...proof } }, quiet)

export const finishLoginWithPasskey = async (call: Call, token: string): Promise<Session> => {
  const { options } = await call(logins.secondStepPasskey, { body: { token } }, quiet)
  return finishLogin(call, token, { passkey: await signWithPasskey(options) })
}

export const logInWithPasskey = async (call: Call): Promise<Session> => {
  const { options } = await call(logins.passkeyLoginOptions, {}, quiet)
  return call(logins.passkeyLogin, { body: { passkey: await signWithPasskey(options) } }, quiet)
}

/** Returns when it happens; null if it has happened. */
export const resetSecondFactor = async (call: Call, id: number): Promise<string | null> =>
  (await call(office.resetSecondFactor, { params: { id: String(id) } }, quiet)).reset_at

export const cancelReset = (call: Call, id: number) =>
  call(office.cancelReset, { params: { id: String(id) } }, quiet)

export const stopOwnReset = (call: Call) => call(own.stopOwnReset, {}, quiet)

export const stopReset = (call: Call, token: string) => call(office.stopReset, { body: { token } }, quiet)

export const loadRequirement = (call: Call): Promise<Requirement> => call(office.showRequirement, {}, quiet)

export const requirementQuery = (call: Call): DataQuery<Requirement> =>
  defineQuery(call, ['second-factor-requirement'], loadRequirement)

export const saveRequirement = (call: Call, body: RequirementInput): Promise<Requirement> =>
  call(office.changeRequirement, { body }, quiet)
