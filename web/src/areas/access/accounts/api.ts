import * as accounts from '@academy/contract/access/accounts/endpoints'
import type { User } from '@academy/contract/access/accounts/schemas'
import * as invitations from '@academy/contract/access/invitations/endpoints'
import * as roles from '@academy/contract/access/roles/endpoints'
import type { SecondStep } from '@academy/contract/access/second-factor/schemas'
import type { BodyOf, ReplyOf } from '@academy/contract/base/endpoint'
import { ApiError, isRefusal } from '../../../base/api-errors.ts'
import { type Call, quiet } from '../../../base/call.ts'
import { mergeUser, type Session, session } from '../../../base/session.ts'

/** The URL fragment that opens the login page in password-reset mode. */
export const RESET_MODE = 'reset'

export const logIn = (call: Call, body: BodyOf<typeof accounts.login>): Promise<Session> =>
  call(accounts.login, { body }, quiet)

/** The rest of a login whose password is right, if that is what the server says. */
export const secondStepOf = (error: unknown): SecondStep | undefined =>
  error instanceof ApiError ? error.failure.second_step : undefined

export const signUp = (call: Call, body: BodyOf<typeof accounts.register>): Promise<Session> =>
  call(accounts.register, { body }, quiet)

/** Returns the server's message. */
export const askForLink = async (call: Call, body: BodyOf<typeof accounts.forgotPassword>): Promise<string> =>
  (await call(accounts.forgotPassword, { body }, quiet)).message

/** Returns the code of the outcome. */
export const setPassword = async (call: Call, body: BodyOf<typeof accounts.resetPassword>): Promise<number> =>
  (await call(accounts.resetPassword, { body }, quiet)).msgCode

export type ShownInvitation = ReplyOf<typeof invitations.showInvitation>

/** Returns null if the link does not work, or not any more. */
export const findInvitation = (call: Call, token: string): Promise<ShownInvitation | null> =>
  call(invitations.showInvitation, { query: { token } }, quiet).catch((error: unknown) => {
    if (isRefusal(error, 'invalid_link')) return null
    throw error
  })

export const acceptInvitation = (call: Call, body: BodyOf<typeof roles.acceptInvitation>): Promise<Session> =>
  call(roles.acceptInvitation, { body }, quiet)

/** Saves data of the user's own account and merges it into the stored user. */
export const saveOwnData = async (
  call: Call,
  id: number,
  body: BodyOf<typeof accounts.updateUser>,
): Promise<User> => {
  const token = session()?.access_token
  const { user_data } = await call(accounts.updateUser, { params: { id: String(id) }, body }, quiet)
  if (token) mergeUser(token, user_data)
  return user_data
}

/** Ends all other sessions. */
export const changePassword = async (
  call: Call,
  body: BodyOf<typeof accounts.changePassword>,
): Promise<void> => {
  await call(accounts.changePassword, { body }, quiet)
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
  await call(accounts.verifyEmail, { params: { id, hash }, query }, { ...quiet, signal })
}
