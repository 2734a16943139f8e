import * as contract from '@academy/contract/access/accounts/endpoints'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Person, type TestApp, testApp } from '../../../../test/app.ts'
import { awaitedLater, untilBlocked } from '../../../../test/until-blocked.ts'
import { FREE_ATTEMPTS } from '../../../base/password-attempts.ts'
import { hashPassword } from '../../../base/passwords.ts'
import { deleteToken, insertToken } from '../../../base/sessions.ts'
import { hashToken } from '../../../base/tokens.ts'
import { setPassword } from './password-queries.ts'
import { lockForChange } from './queries.ts'

const old = 'Berg-Sommer-7'
const next = 'Herbst-Klang-2'
let password_hash: string
let fixture: TestApp
beforeAll(async () => {
  password_hash = await hashPassword(old)
  fixture = await testApp()
})
afterAll(() => fixture.close())

const member = (email_verified = true) => fixture.person(['student'], { password_hash, email_verified })
const logIn = async (person: Person, password: string): Promise<Person> => {
  const body = { email_address: person.email, password }
  return { ...person, token: (await fixture.call(contract.login, { body })).body.access_token }
}
const change = (typed: { current_password?: string; password?: string; password_confirmation?: string }) => ({
  body: { current_password: old, password: next, password_confirmation: typed.password ?? next, ...typed },
})
const statusOf = async ({ token }: Person) =>
  (await fixture.app.inject({ url: '/api/me', headers: { authorization: `Bearer ${token}` } })).statusCode
const refusalOf = async (person: Person, typed: Parameters<typeof change>[0], locale: 'de' | 'en' = 'en') => {
  const { status, body } = await fixture.refused(contract.changePassword, change(typed), {
    as: person,
    locale,
  })
  return [status, body.errors]
}
const subjects = async ({ email }: Person) =>
  (await fixture.db.selectFrom('outbox').select('subject').where('recipient', '=', email).execute()).map(
    ({ subject }) => subject,
  )

describe('a changed password', () => {
  test('replaces the old one, ends all other sessions, sends a mail and is recorded', async () => {
    const person = await member(false)
    const elsewhere = await logIn(person, old)
    await fixture.call(contract.changePassword, change({}), { as: person, from: '203.0.113.9' })
    expect([await statusOf(person), await statusOf(elsewhere)]).toEqual([200, 401])
    const body = { email_address: person.email, password: old }
    expect((await fixture.refused(contract.login, { body })).body.code).toBe('wrong_credentials')
    const again = await logIn(person, next)
    const { user_data } = (await fixture.call(contract.me, {}, { as: again })).body
    // Only a mailed link confirms an address.
    expect(user_data.email_verified).toBe(false)
    expect(await subjects(person)).toContain('Your password was changed')
    const log = await fixture.db
      .selectFrom('audit_log')
      .select(['action', 'actor_id', 'address'])
      .where('account_id', '=', person.id)
      .where('action', '=', 'password_changed')
      .execute()
    expect(log).toEqual([{ action: 'password_changed', actor_id: person.id, address: '203.0.113.9' }])
  })

  test.each<[what: string, typed: Parameters<typeof change>[0], errors: Record<string, string[]>]>([
    [
      'a wrong old one',
      { current_password: 'Wrong-1234' },
      { current_password: ['This is not your password.'] },
    ],
    ['no old one', { current_password: '' }, { current_password: ['Password is required'] }],
    [
      'a weak new one',
      { password: 'short' },
      { password: ['The password needs at least 8 characters with an uppercase and a lowercase letter.'] },
    ],
    [
      'another confirmation',
      { password_confirmation: 'Herbst-Klang-3' },
      { password_confirmation: ['The passwords do not match.'] },
    ],
  ])('is refused for %s, at the field, and nothing changes', async (_what, typed, errors) => {
    const person = await member()
    const elsewhere = await logIn(person, old)
    expect(await refusalOf(person, typed)).toEqual([422, errors])
    expect([await statusOf(person), await statusOf(elsewhere)]).toEqual([200, 200])
    expect(await subjects(person)).not.toContain('Your password was changed')
  })

  test('is refused in the language of the person', async () => {
    const errors = { current_password: ['Das ist nicht Ihr Passwort.'] }
    expect(await refusalOf(await member(), { current_password: 'Falsch-1234' }, 'de')).toEqual([422, errors])
  })

  test('must not be a common one for the office', async () => {
    const admin = await fixture.person(['Admin'], { password_hash })
    const [status, errors] = await refusalOf(admin, { password: 'Password1' })
    expect([status, errors]).toMatchObject([422, { password: [expect.stringContaining('guessed first')] }])
  })

  test('cannot be guessed: wrong old ones are delayed', async () => {
    const person = await member()
    const wrong = change({ current_password: 'Wrong-1234' })
    for (let tries = 0; tries < FREE_ATTEMPTS; tries++)
      await fixture.refused(contract.changePassword, wrong, { as: person })
    expect((await fixture.refused(contract.changePassword, change({}), { as: person })).status).toBe(429)
    expect(await statusOf(person)).toBe(200)
  })
})

describe('a password that is changed in the meantime', () => {
  /** Runs `start` until it waits for the account, and changes the password before it goes on. */
  const meanwhile = async <T>(person: Person, start: () => Promise<T>): Promise<T> => {
    const { waiting } = await fixture.db.transaction().execute(async tx => {
      await lockForChange(tx, person.id)
      const waiting = awaitedLater(start())
      await untilBlocked(fixture.db)
      await setPassword(tx, person.id, await hashPassword('Winter-Nacht-3'))
      return { waiting }
    })
    return waiting
  }
  const sessions = async ({ id }: Person) =>
    (await fixture.db.selectFrom('access_tokens').select('id').where('account_id', '=', id).execute()).length

  test('refuses a login with the old one', async () => {
    const person = await member()
    const body = { email_address: person.email, password: old }
    const { status } = await meanwhile(person, () => fixture.refused(contract.login, { body }))
    expect([status, await sessions(person)]).toEqual([401, 0])
  })

  test('control: a session that does not compare it survives', async () => {
    const person = await member()
    await meanwhile(person, () => insertToken(fixture.db, person.id, hashToken('control'), new Date()))
    expect(await sessions(person)).toBe(1)
  })

  test('refuses a change with the old one', async () => {
    const person = await member()
    const refused = await meanwhile(person, () =>
      fixture.refused(contract.changePassword, change({}), { as: person }),
    )
    expect(refused.status).toBe(401)
    await logIn(person, 'Winter-Nacht-3')
  })

  test('a session that was ended in the meantime does not change it', async () => {
    const person = await member()
    const { waiting } = await fixture.db.transaction().execute(async tx => {
      await lockForChange(tx, person.id)
      const waiting = awaitedLater(fixture.refused(contract.changePassword, change({}), { as: person }))
      await untilBlocked(fixture.db)
      await deleteToken(fixture.db, hashToken(person.token))
      return { waiting }
    })
    expect((await waiting).status).toBe(401)
    await logIn(person, old)
  })
})
