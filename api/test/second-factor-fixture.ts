import { login } from '@academy/contract/access/accounts/endpoints'
import { beginTotp, confirmTotp } from '@academy/contract/access/second-factor/endpoints'
import { generateSync } from 'otplib'
import { hashPassword } from '../src/base/passwords.ts'
import type { Person, TestApp } from './app.ts'

export const PASSWORD = 'Musik-Sommer-1'

let hash: Promise<string> | undefined
/** The hash of the password, computed once. */
export const passwordHash = (): Promise<string> => {
  hash ??= hashPassword(PASSWORD)
  return hash
}

/**
 * A code of an authenticator app, some periods after the present one. That of the next period is accepted already, and
 * still is when a period ends before it is used.
 */
export const codeOf = (secret: string, periods = 1): string =>
  generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + periods * 30 })

export interface Protected extends Person {
  secret: string
  recoveryCodes: string[]
}

/** Sets up an authenticator app through HTTP. Its code of the present period is used up. */
export const setUpApp = async (fixture: TestApp, person: Person): Promise<Protected> => {
  const { secret } = (await fixture.call(beginTotp, {}, { as: person })).body
  const body = { code: codeOf(secret, 0) }
  const { recovery_codes } = (await fixture.call(confirmTotp, { body }, { as: person })).body
  return { ...person, secret, recoveryCodes: recovery_codes }
}

type Roles = Parameters<TestApp['person']>[0]

/** Somebody with a password and an authenticator app. */
export const protectedPerson = async (fixture: TestApp, roles: Roles = ['student']): Promise<Protected> =>
  setUpApp(
    fixture,
    await fixture.person(roles, { password_hash: await passwordHash(), email_verified: true }),
  )

/** Logs in with the password and returns the token of the second step. */
export const beginLogin = async (fixture: TestApp, email: string, from?: string): Promise<string> => {
  const body = { email_address: email, password: PASSWORD }
  const { body: answer } = await fixture.refused(login, { body }, { ...(from && { from }) })
  return answer.second_step?.token ?? ''
}
