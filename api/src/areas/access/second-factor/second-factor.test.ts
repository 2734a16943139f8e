import { login, me } from '@academy/contract/access/accounts/endpoints'
import {
  beginTotp,
  confirmIdentity,
  confirmTotp,
  makeRecoveryCodes,
  removeTotp,
  secondFactor,
} from '@academy/contract/access/second-factor/endpoints'
import { finishLogin } from '@academy/contract/access/second-factor/login-endpoints'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Person, type TestApp, testApp } from '../../../../test/app.ts'
import {
  beginLogin,
  codeOf,
  PASSWORD,
  passwordHash,
  protectedPerson,
  setUpApp,
} from '../../../../test/second-factor-fixture.ts'
import { hashToken } from '../../../base/tokens.ts'
import { plainRecoveryCode } from './rules.ts'

let fixture: TestApp
beforeAll(async () => {
  fixture = await testApp()
})
afterAll(() => fixture.close())

const someone = async (): Promise<Person> =>
  fixture.person(['student'], { password_hash: await passwordHash(), email_verified: true })
const shown = async (as: Person) => (await fixture.call(secondFactor, {}, { as })).body
const mailsTo = async ({ email }: Person) =>
  fixture.db
    .selectFrom('outbox')
    .select(['subject', 'body_text as text'])
    .where('recipient', '=', email)
    .where(({ eb, or }) =>
      or(['second-factor-%', 'recovery-code-%'].map(pattern => eb('key', 'like', pattern))),
    )
    .orderBy('id')
    .execute()
const actionsOf = async ({ id }: Person) =>
  (
    await fixture.db
      .selectFrom('audit_log')
      .select('action')
      .where('account_id', '=', id)
      .orderBy('id')
      .execute()
  ).map(({ action }) => action)
const finish = (body: object) => fixture.refused(finishLogin, { body })

test('an account without a second factor logs in as before', async () => {
  const { email } = await someone()
  const { body } = await fixture.call(login, { body: { email_address: email, password: PASSWORD } })
  expect(Object.keys(body).toSorted()).toEqual(['access_token', 'user_data'])
})

test('an authenticator app counts with its first code, which comes with ten recovery codes', async () => {
  const person = await someone()
  const { secret, uri } = (await fixture.call(beginTotp, {}, { as: person })).body
  expect(uri).toContain(secret)
  expect(await shown(person)).toMatchObject({ totp: null, recovery_codes: 0 })
  await fixture.call(login, { body: { email_address: person.email, password: PASSWORD } })

  const wrong = await fixture.refused(confirmTotp, { body: { code: '000000' } }, { as: person })
  expect(wrong.body.errors).toHaveProperty('code')
  const body = { code: codeOf(secret) }
  const added = (await fixture.call(confirmTotp, { body }, { as: person })).body
  expect(new Set(added.recovery_codes).size).toBe(10)
  // That of the login above.
  expect(added.ended_logins).toBe(1)
  expect(await shown(person)).toMatchObject({ totp: { last_used_at: null }, recovery_codes: 10 })
  expect((await fixture.refused(beginTotp, {}, { as: person })).body.code).toBe('totp_known')

  const stored = await fixture.db.selectFrom('totp_factors').select('secret').execute()
  expect(stored.some(row => row.secret.includes(secret))).toBe(false)
  expect(await mailsTo(person)).toMatchObject([
    {
      subject: 'Your second factor was changed',
      text: expect.stringContaining('An authenticator app was added'),
    },
  ])
  expect(await actionsOf(person)).toContain('authenticator_added')
})

test('the first factor ends logins that began with a password alone', async () => {
  const person = await someone()
  const { access_token } = (
    await fixture.call(login, { body: { email_address: person.email, password: PASSWORD } })
  ).body
  await setUpApp(fixture, person)
  await fixture.call(me, {}, { as: person })
  expect((await fixture.refused(me, {}, { as: { ...person, token: access_token } })).status).toBe(401)
})

test('the password alone leads to the second step, and a code finishes the login', async () => {
  const person = await protectedPerson(fixture)
  const refused = await fixture.refused(login, {
    body: { email_address: person.email, password: PASSWORD },
  })
  expect(refused).toMatchObject({
    status: 403,
    body: { code: 'second_factor_required', second_step: { methods: ['totp', 'recovery_code'] } },
  })
  const token = refused.body.second_step?.token ?? ''
  expect((await finish({ token, code: '000000' })).body.errors).toHaveProperty('code')
  const code = codeOf(person.secret)
  const { body } = await fixture.call(finishLogin, {
    body: { token, code: `${code.slice(0, 3)} ${code.slice(3)}` },
  })
  expect(body.user_data.id).toBe(person.id)
  await fixture.call(me, {}, { as: { ...person, token: body.access_token } })
  expect((await finish({ token, code: codeOf(person.secret) })).body.code).toBe('login_expired')
})

test('a wrong password says nothing about the second factor', async () => {
  const person = await protectedPerson(fixture)
  const body = { email_address: person.email, password: 'Wrong-Password-1' }
  expect((await fixture.refused(login, { body })).body).toMatchObject({ code: 'wrong_credentials' })
})

test('a code works once, at a login and for a confirmation', async () => {
  const person = await protectedPerson(fixture)
  const code = codeOf(person.secret)
  await fixture.call(finishLogin, { body: { token: await beginLogin(fixture, person.email), code } })
  const again = await finish({ token: await beginLogin(fixture, person.email), code })
  expect(again.body.errors).toHaveProperty('code')
  const confirmed = await fixture.refused(confirmIdentity, { body: { code } }, { as: person })
  expect(confirmed.status).toBe(422)
})

test('the code that confirmed the app is refused at the next login, the next one is not', async () => {
  const person = await someone()
  const { secret } = (await fixture.call(beginTotp, {}, { as: person })).body
  const code = codeOf(secret, 0)
  await fixture.call(confirmTotp, { body: { code } }, { as: person })
  const token = await beginLogin(fixture, person.email)
  expect((await finish({ token, code })).body.errors).toHaveProperty('code')
  await fixture.call(finishLogin, { body: { token, code: codeOf(secret) } })
})

test('a recovery code works once, however it is typed', async () => {
  const person = await protectedPerson(fixture)
  const [first = '', second = ''] = person.recoveryCodes
  const token = await beginLogin(fixture, person.email)
  await fixture.call(finishLogin, {
    body: { token, recovery_code: first.toLowerCase().replaceAll('-', ' ') },
  })
  const next = await beginLogin(fixture, person.email)
  expect((await finish({ token: next, recovery_code: first })).body.errors).toHaveProperty('recovery_code')
  await fixture.call(finishLogin, { body: { token: next, recovery_code: second } })
  expect((await shown(person)).recovery_codes).toBe(8)
  expect(await actionsOf(person)).toContain('recovery_code_used')
})

test.each([
  [6, '3 of your ten codes are left. Please make new ones'],
  [5, '4 of your ten codes are left.'],
  [9, 'None of your ten codes are left. Please make new ones'],
])('after %i used codes a mail about the next one says: %s', async (used, text) => {
  const person = await protectedPerson(fixture)
  const spent = person.recoveryCodes.slice(0, used)
  await fixture.db
    .updateTable('recovery_codes')
    .set({ used_at: fixture.services.clock.now() })
    .where(
      'code_hash',
      'in',
      spent.map(code => hashToken(plainRecoveryCode(code))),
    )
    .execute()
  const recovery_code = person.recoveryCodes[used] ?? ''
  const wrong = { recovery_code: spent[0] ?? '' }
  await fixture.refused(confirmIdentity, { body: wrong }, { as: person })
  await fixture.call(confirmIdentity, { body: { recovery_code } }, { as: person })
  const mails = (await mailsTo(person)).filter(({ subject }) => subject === 'A recovery code was used')
  expect(mails).toMatchObject([{ text: expect.stringContaining(text) }])
})

test('the recovery code of somebody else is refused', async () => {
  const [one, other] = [await protectedPerson(fixture), await protectedPerson(fixture)]
  const token = await beginLogin(fixture, one.email)
  const refused = await finish({ token, recovery_code: other.recoveryCodes[0] })
  expect(refused.body.errors).toHaveProperty('recovery_code')
  expect((await shown(other)).recovery_codes).toBe(10)
})

test('recovery codes are made anew, and the old ones stop working', async () => {
  const person = await protectedPerson(fixture)
  const { recovery_codes } = (await fixture.call(makeRecoveryCodes, {}, { as: person })).body
  const token = await beginLogin(fixture, person.email)
  expect((await finish({ token, recovery_code: person.recoveryCodes[0] })).status).toBe(422)
  await fixture.call(finishLogin, { body: { token, recovery_code: recovery_codes[0] ?? '' } })
  expect((await mailsTo(person)).at(-2)?.text).toContain('New recovery codes were made')
  const bare = await someone()
  expect((await fixture.refused(makeRecoveryCodes, {}, { as: bare })).body.code).toBe('second_factor_absent')
})

test('without the app the password is enough again, and the recovery codes are gone', async () => {
  const person = await protectedPerson(fixture)
  const token = await beginLogin(fixture, person.email)
  await fixture.call(removeTotp, {}, { as: person })
  await fixture.call(removeTotp, {}, { as: person })
  expect(await shown(person)).toMatchObject({ totp: null, recovery_codes: 0 })
  await fixture.call(login, { body: { email_address: person.email, password: PASSWORD } })
  const body = { token, recovery_code: person.recoveryCodes[0] ?? '' }
  expect((await finish(body)).body.code).toBe('login_expired')
  expect((await mailsTo(person)).at(-1)?.text).toContain('was removed')
  expect((await actionsOf(person)).filter(action => action === 'authenticator_removed')).toHaveLength(1)
})

test.each([
  [{}, 'token'],
  [{ token: 'x' }, 'code'],
  [{ token: 'x', code: '12' }, 'code'],
  [{ token: 'x', code: 'abcdef' }, 'code'],
  [{ token: 'x', recovery_code: ' ' }, 'recovery_code'],
])('refuses %j', async (body, field) => {
  const refused = await finish(body)
  expect(refused.status).toBe(422)
  expect(refused.body.errors).toHaveProperty(field)
})

test('a pending login ends after five wrong codes; the fifth try may be the right one', async () => {
  const person = await protectedPerson(fixture)
  const token = await beginLogin(fixture, person.email)
  for (let tries = 0; tries < 5; tries++) expect((await finish({ token, code: '000000' })).status).toBe(422)
  const late = await finish({ token, code: codeOf(person.secret) })
  expect(late.body.code).toBe('login_expired')
  const next = await beginLogin(fixture, person.email)
  for (let tries = 0; tries < 4; tries++)
    expect((await finish({ token: next, code: '000000' })).status).toBe(422)
  await fixture.call(finishLogin, { body: { token: next, code: codeOf(person.secret) } })
})

test.each([
  [9.9, 200],
  [10, 403],
])('%d minutes after the password, the second step answers %i', async (minutes, status) => {
  const person = await protectedPerson(fixture)
  const clock = vi.spyOn(fixture.services.clock, 'now')
  const begun = new Date()
  clock.mockReturnValue(begun)
  const token = await beginLogin(fixture, person.email)
  clock.mockReturnValue(new Date(begun.getTime() + minutes * 60_000))
  const body = { token, code: codeOf(person.secret) }
  const { statusCode } = await fixture.app.inject({ method: 'POST', url: finishLogin.path, payload: body })
  clock.mockRestore()
  expect(statusCode).toBe(status)
})

test('a secret that can no longer be read refuses codes, and recovery codes still work', async () => {
  const person = await protectedPerson(fixture)
  const set = { secret: Buffer.alloc(60) }
  await fixture.db.updateTable('totp_factors').set(set).where('account_id', '=', person.id).execute()
  const token = await beginLogin(fixture, person.email)
  expect((await finish({ token, code: codeOf(person.secret) })).status).toBe(422)
  await fixture.call(finishLogin, { body: { token, recovery_code: person.recoveryCodes[0] ?? '' } })
})
