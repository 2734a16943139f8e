import { login } from '@academy/contract/access/accounts/endpoints'
import { finishLogin } from '@academy/contract/access/second-factor/login-endpoints'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, type TestApp, testApp } from '../../../../test/app.ts'
import {
  beginLogin,
  codeOf,
  PASSWORD,
  passwordHash,
  protectedPerson,
} from '../../../../test/second-factor-fixture.ts'
import { awaitedLater, untilBlocked } from '../../../../test/until-blocked.ts'
import { hashPassword } from '../../../base/passwords.ts'
import type { Tx } from '../../../db/connection.ts'
import { lockAccount } from '../../../db/locks.ts'
import { setPassword } from '../accounts/password-queries.ts'
import { startSession } from '../accounts/start-session.ts'

let fixture: TestApp
beforeAll(async () => {
  fixture = await testApp()
})
afterAll(() => fixture.close())

/** Runs `start` until it waits for the account, and makes a change before it goes on. */
const meanwhile = async <T>(
  { id }: Person,
  start: () => Promise<T>,
  change: (tx: Tx) => Promise<unknown>,
) => {
  const { waiting } = await fixture.db.transaction().execute(async tx => {
    await lockAccount(tx, id)
    const waiting = awaitedLater(start())
    await untilBlocked(fixture.db)
    await change(tx)
    return { waiting }
  })
  return waiting
}

const unprotected = async () =>
  fixture.person(['student'], { password_hash: await passwordHash(), email_verified: true })
const logIn = ({ email }: Person) => ({ body: { email_address: email, password: PASSWORD } })
const newPassword =
  ({ id }: Person) =>
  async (tx: Tx) =>
    setPassword(tx, id, await hashPassword('Winter-Nacht-3'))
const firstFactor =
  ({ id: account_id }: Person) =>
  (tx: Tx) => {
    const at = fixture.services.clock.now()
    const row = { account_id, secret: Buffer.alloc(60), created_at: at, confirmed_at: at }
    return tx.insertInto('totp_factors').values(row).execute()
  }
const sessionsOf = async ({ id }: Person) =>
  (await fixture.db.selectFrom('access_tokens').select('id').where('account_id', '=', id).execute()).length

test('a login with a password alone does not pass a first factor that is being added', async () => {
  const person = await unprotected()
  const before = await sessionsOf(person)
  const { body } = await meanwhile(person, () => fixture.refused(login, logIn(person)), firstFactor(person))
  expect([body.code, await sessionsOf(person)]).toEqual(['second_factor_required', before])
})

test('control: a session that does not look for the factor under the lock passes it', async () => {
  const person = await unprotected()
  const before = await sessionsOf(person)
  const account = { ...person, first_name: 'Test', locale: 'en' as const, email_verified: true }
  const call = {
    address: '10.2.2.2',
    client: { agent: '', device: undefined },
    now: fixture.services.clock.now(),
  }
  const start = () =>
    fixture.db.transaction().execute(tx => startSession(fixture.services, tx, { account, call }))
  await meanwhile(person, start, firstFactor(person))
  expect(await sessionsOf(person)).toBe(before + 1)
})

test('the second step does not begin with a password that is being changed', async () => {
  const person = await protectedPerson(fixture)
  const { status } = await meanwhile(person, () => fixture.refused(login, logIn(person)), newPassword(person))
  expect(status).toBe(401)
  const pending = fixture.db.selectFrom('pending_logins').select('tries').where('account_id', '=', person.id)
  expect(await pending.execute()).toEqual([])
})

test('the second step does not end with a password that is being changed', async () => {
  const person = await protectedPerson(fixture)
  const token = await beginLogin(fixture, person.email)
  const body = { token, code: codeOf(person.secret) }
  const refused = await meanwhile(person, () => fixture.refused(finishLogin, { body }), newPassword(person))
  expect([refused.body.code, await sessionsOf(person)]).toEqual(['login_expired', 0])
})
