import type * as accounts from '@academy/contract/access/accounts/endpoints'
import type { User } from '@academy/contract/access/accounts/schemas'
import type * as invitations from '@academy/contract/access/invitations/endpoints'
import type * as roles from '@academy/contract/access/roles/endpoints'
import type { SecondStep } from '@academy/contract/access/second-factor/schemas'
import type { BodyOf, ReplyOf } from '@academy/contract/base/endpoint'
import type { Call } from '../../../base/api.ts'
import { ApiError, isRefusal } from '../../../base/api-errors.ts'
import { route } from '../../../base/route.ts'
import { mergeUser, type Session, session } from '../../../base/session.ts'

/** The URL fragment that opens the login page in password-reset mode. */
export const RESET_MODE = 'reset'

// The forms show their failures themselves.
const quiet = { quiet: true } as const

const routes = {
  login: route<typeof accounts.login>('POST', '/api/login'),
  register: route<typeof accounts.register>('POST', '/api/register'),
  forgotPassword: route<typeof accounts.forgotPassword>('POST', '/api/forgot-password'),
  resetPassword: route<typeof accounts.resetPassword>('POST', '/api/reset-password', 'form'),
  showInvitation: route<typeof invitations.showInvitation>('GET', '/api/invitation'),
  acceptInvitation: route<typeof roles.acceptInvitation>('POST', '/api/invitation'),
  updateUser: route<typeof accounts.updateUser>('PUT', '/api/:id'),
  changePassword: route<typeof accounts.changePassword>('PUT', '/api/user/password'),
  verifyEmail: route<typeof accounts.verifyEmail>('GET', '/api/email/verify/:id/:hash'),
}

export const logIn = (call: Call, body: BodyOf<typeof accounts.login>): Promise<Session> =>
  call(routes.login, { body }, quiet)

/** The rest of a login whose password is right, if that is what the server says. */
export const secondStepOf = (error: unknown): SecondStep | undefined =>
  error instanceof ApiError ? error.failure.second_step : undefined

export const signUp = (call: Call, body: BodyOf<typeof accounts.register>): Promise<Session> =>
  call(routes.register, { body }, quiet)

/** Returns the server's message. */
export const askForLink = async (call: Call, body: BodyOf<typeof accounts.forgotPassword>): Promise<string> =>
  (await call(routes.forgotPassword, { body }, quiet)).message

/** Returns the code of the outcome. */
export const setPassword = async (call: Call, body: BodyOf<typeof accounts.resetPassword>): Promise<number> =>
  (await call(routes.resetPassword, { body }, quiet)).msgCode

export type ShownInvitation = ReplyOf<typeof invitations.showInvitation>

/** Returns null if the link does not work, or not any more. */
export const findInvitation = (call: Call, token: string): Promise<ShownInvitation | null> =>
  call(routes.showInvitation, { query: { token } }, quiet).catch((error: unknown) => {
    if (isRefusal(error, 'invalid_link')) return null
    throw error
  })

export const acceptInvitation = (call: Call, body: BodyOf<typeof roles.acceptInvitation>): Promise<Session> =>
  call(routes.acceptInvitation, { body }, quiet)

/** Saves data of the user's own account and merges it into the stored user. */
export const saveOwnData = async (
  call: Call,
  id: number,
  body: BodyOf<typeof accounts.updateUser>,
): Promise<User> => {
  const token = session()?.access_token
  const { user_data } = await call(routes.updateUser, { params: { id: String(id) }, body }, quiet)
  if (token) mergeUser(token, user_data)
  return user_data
}

/** Ends all other sessions. */
export const changePassword = async (
  call: Call,
  body: BodyOf<typeof accounts.changePassword>,
): Promise<void> => {
  await call(routes.changePassword, { body }, quiet)
}

/** The parameters of the link in the mail. */
export interface VerificationLink {
  id: string
  hash: string
  expires: string
  signature: string
}

export const verifyAddress = async (
  call: Call,
  { id, hash, ...query }: VerificationLink,
  signal: AbortSignal,
): Promise<void> => {
  await call(routes.verifyEmail, { params: { id, hash }, query }, { ...quiet, signal })
}
