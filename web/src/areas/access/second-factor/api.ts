import type * as own from '@academy/contract/access/second-factor/endpoints'
import type * as logins from '@academy/contract/access/second-factor/login-endpoints'
import type * as office from '@academy/contract/access/second-factor/office-endpoints'
import type {
  FactorAdded,
  Proof,
  Requirement,
  RequirementInput,
  SecondFactor,
} from '@academy/contract/access/second-factor/schemas'
import type { BodyOf } from '@academy/contract/base/endpoint'
import type { Call } from '../../../base/api.ts'
import { type DataQuery, defineQuery } from '../../../base/query.ts'
import { route } from '../../../base/route.ts'
import type { Session } from '../../../base/session.ts'
import { createPasskey, signWithPasskey } from './passkeys.ts'

// The forms show their failures themselves.
const quiet = { quiet: true } as const

const routes = {
  show: route<typeof own.secondFactor>('GET', '/api/second-factor'),
  beginTotp: route<typeof own.beginTotp>('POST', '/api/second-factor/totp'),
  confirmTotp: route<typeof own.confirmTotp>('PUT', '/api/second-factor/totp'),
  removeTotp: route<typeof own.removeTotp>('DELETE', '/api/second-factor/totp'),
  makeCodes: route<typeof own.makeRecoveryCodes>('POST', '/api/second-factor/recovery-codes'),
  passkeyOptions: route<typeof own.passkeyOptions>('POST', '/api/second-factor/passkeys/options'),
  addPasskey: route<typeof own.addPasskey>('POST', '/api/second-factor/passkeys'),
  removePasskey: route<typeof own.removePasskey>('DELETE', '/api/second-factor/passkeys/:id'),
  renamePasskey: route<typeof own.renamePasskey>('PUT', '/api/second-factor/passkeys/:id'),
  confirmationOptions: route<typeof own.confirmationOptions>('POST', '/api/confirmation/options'),
  confirm: route<typeof own.confirmIdentity>('POST', '/api/confirmation'),
  finishLogin: route<typeof logins.finishLogin>('POST', '/api/login/second-step'),
  secondStepPasskey: route<typeof logins.secondStepPasskey>('POST', '/api/login/second-step/passkey'),
  loginOptions: route<typeof logins.passkeyLoginOptions>('POST', '/api/login/passkey/options'),
  reset: route<typeof office.resetSecondFactor>('DELETE', '/api/academy/a/accounts/:id/second-factor'),
  cancelReset: route<typeof office.cancelReset>('DELETE', '/api/academy/a/accounts/:id/second-factor/reset'),
  stopOwnReset: route<typeof own.stopOwnReset>('DELETE', '/api/second-factor/reset'),
  requirement: route<typeof office.showRequirement>('GET', '/api/academy/a/second-factor-requirement'),
  changeRequirement: route<typeof office.changeRequirement>(
    'PUT',
    '/api/academy/a/second-factor-requirement',
  ),
  stopReset: route<typeof office.stopReset>('POST', '/api/second-factor/reset/stop'),
  passkeyLogin: route<typeof logins.passkeyLogin>('POST', '/api/login/passkey'),
}

export const secondFactorQuery = (call: Call): DataQuery<SecondFactor> =>
  defineQuery(call, ['second-factor'], limited => limited(routes.show, {}, quiet))

export const beginTotp = (call: Call) => call(routes.beginTotp, {}, quiet)

export const countRecoveryCodes = async (call: Call): Promise<number> =>
  (await call(routes.show, {}, quiet)).recovery_codes

/** Returns recovery codes with the first factor, and how many other logins it has ended. */
export const confirmTotp = (call: Call, body: BodyOf<typeof own.confirmTotp>): Promise<FactorAdded> =>
  call(routes.confirmTotp, { body }, quiet)

export const removeTotp = (call: Call) => call(routes.removeTotp, {}, quiet)

export const makeRecoveryCodes = async (call: Call): Promise<string[]> =>
  (await call(routes.makeCodes, {}, quiet)).recovery_codes

/** Opens the dialog of the browser. Returns the same as `confirmTotp`. */
export const addPasskey = async (call: Call, name: string): Promise<FactorAdded> => {
  const { options } = await call(routes.passkeyOptions, {}, quiet)
  const passkey = await createPasskey(options)
  return call(routes.addPasskey, { body: { name, passkey } }, quiet)
}

export const removePasskey = (call: Call, id: number) =>
  call(routes.removePasskey, { params: { id: String(id) } }, quiet)

export const renamePasskey = (call: Call, id: number, name: string) =>
  call(routes.renamePasskey, { params: { id: String(id) }, body: { name } }, quiet)

export const confirmIdentity = (call: Call, body: BodyOf<typeof own.confirmIdentity>) =>
  call(routes.confirm, { body }, quiet)

export const confirmWithPasskey = async (call: Call): Promise<void> => {
  const { options } = await call(routes.confirmationOptions, {}, quiet)
  await call(routes.confirm, { body: { passkey: await signWithPasskey(options) } }, quiet)
}

export const finishLogin = (call: Call, token: string, proof: Proof): Promise<Session> =>
  call(routes.finishLogin, { body: { token, ...proof } }, quiet)

export const finishLoginWithPasskey = async (call: Call, token: string): Promise<Session> => {
  const { options } = await call(routes.secondStepPasskey, { body: { token } }, quiet)
  return finishLogin(call, token, { passkey: await signWithPasskey(options) })
}

export const logInWithPasskey = async (call: Call): Promise<Session> => {
  const { options } = await call(routes.loginOptions, {}, quiet)
  return call(routes.passkeyLogin, { body: { passkey: await signWithPasskey(options) } }, quiet)
}

/** Returns when it happens; null if it has happened. */
export const resetSecondFactor = async (call: Call, id: number): Promise<string | null> =>
  (await call(routes.reset, { params: { id: String(id) } }, quiet)).reset_at

export const cancelReset = (call: Call, id: number) =>
  call(routes.cancelReset, { params: { id: String(id) } }, quiet)

export const stopOwnReset = (call: Call) => call(routes.stopOwnReset, {}, quiet)

export const stopReset = (call: Call, token: string) => call(routes.stopReset, { body: { token } }, quiet)

export const loadRequirement = (call: Call): Promise<Requirement> => call(routes.requirement, {}, quiet)

export const requirementQuery = (call: Call): DataQuery<Requirement> =>
  defineQuery(call, ['second-factor-requirement'], loadRequirement)

export const saveRequirement = (call: Call, body: RequirementInput): Promise<Requirement> =>
  call(routes.changeRequirement, { body }, quiet)
