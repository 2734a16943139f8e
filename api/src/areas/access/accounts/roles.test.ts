import * as contract from '@academy/contract/access/accounts/endpoints'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Person, type TestApp, testApp } from '../../../../test/app.ts'
import { hashPassword } from '../../../base/passwords.ts'
import { createAdmin } from './create-account.ts'
import { changeRole } from './grant-role.ts'

const password = 'Berg-Sommer-7'
let password_hash: string
beforeAll(async () => {
  password_hash = await hashPassword(password)
})

let fixture: TestApp
beforeEach(async () => {
  fixture = await testApp()
})
afterEach(() => fixture.close())

const member = (email_verified: boolean) =>
  fixture.person(['student'], { email: 'mira@example.org', password_hash, email_verified })
const role = (add: boolean) => changeRole(fixture.db, 'Mira@example.org', { add, role: 'Admin' }, new Date())
const status = async (as: Person) =>
  (await fixture.app.inject({ url: '/api/me', headers: { authorization: `Bearer ${as.token}` } })).statusCode
const login = (typed: string) => ({ body: { email_address: 'mira@example.org', password: typed } })
const stored = () => fixture.db.selectFrom('accounts').selectAll().executeTakeFirstOrThrow()

test('an account with an unconfirmed address gets no role, and the command says what to do', async () => {
  await member(false)
  await expect(role(true)).rejects.toThrow(/not confirmed.*confirmation link.*new password/s)
  expect((await stored()).roles).toEqual(['student'])
})

test('the database refuses a role for an unconfirmed address', async () => {
  await member(false)
  const give = () =>
    fixture.db
      .updateTable('accounts')
      .set({ roles: ['student', 'Teacher'] })
      .execute()
  await expect(give()).rejects.toThrow('not confirmed')
  await fixture.db.updateTable('accounts').set({ email_verified: true }).execute()
  await give()
  await fixture.db
    .updateTable('accounts')
    .set({ email_verified: false, roles: ['student'] })
    .execute()
})

test('granting a role ends the logins of the account, and revoking it does not', async () => {
  const mira = await member(true)
  // The last admin would keep the role.
  await fixture.person(['Admin'])
  expect(await role(true)).toEqual(['student', 'Admin'])
  expect(await status(mira)).toBe(401)
  const { body } = await fixture.call(contract.login, login(password))
  expect(await role(false)).toEqual(['student'])
  expect(await status({ ...mira, token: body.access_token })).toBe(200)
})

test('the first admin has a confirmed address', async () => {
  expect(await createAdmin(fixture.db, 'mira@example.org', 'Alpen-Kanon-4', new Date())).toBe('created')
  expect(await stored()).toMatchObject({ roles: ['Admin'], email_verified: true })
  await fixture.call(contract.login, login('Alpen-Kanon-4'))
})

test('taking over an unconfirmed account as admin invalidates its logins, password and links', async () => {
  const stranger = await member(false)
  await fixture.call(contract.forgotPassword, { body: { email_address: 'mira@example.org' } })
  expect(await createAdmin(fixture.db, 'MIRA@example.org', 'Alpen-Kanon-4', new Date())).toBe('taken over')
  expect(await status(stranger)).toBe(401)
  expect((await fixture.refused(contract.login, login(password))).status).toBe(401)
  expect(await fixture.db.selectFrom('password_resets').select('email').execute()).toEqual([])
  expect(await stored()).toMatchObject({
    id: stranger.id,
    roles: ['Admin'],
    email_verified: true,
    last_name: 'Admin',
  })
  await fixture.call(contract.login, login('Alpen-Kanon-4'))
})

test('a confirmed account is not taken over', async () => {
  const mira = await member(true)
  await expect(createAdmin(fixture.db, 'mira@example.org', 'Alpen-Kanon-4', new Date())).rejects.toThrow(
    '+Admin',
  )
  expect(await status(mira)).toBe(200)
  expect((await stored()).roles).toEqual(['student'])
})

test.each(['Teacher', 'Correpetitor', 'AcademyManager', 'Admin'] as const)(
  'a %s with a common password has to set another one',
  async held => {
    const email = `${held.toLowerCase()}@example.org`
    await fixture.person(['student'], {
      email,
      password_hash: await hashPassword('Sunshine'),
      email_verified: true,
    })
    const input = { body: { email_address: email, password: 'Sunshine' } }
    await fixture.call(contract.login, input)
    await changeRole(fixture.db, email, { add: true, role: held }, new Date())
    const { status, body } = await fixture.refused(contract.login, input)
    expect([status, body.code]).toEqual([403, 'password_too_common'])
  },
)
