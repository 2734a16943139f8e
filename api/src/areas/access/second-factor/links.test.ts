import {
  changePassword,
  forgotPassword,
  login,
  resetPassword,
} from '@academy/contract/access/accounts/endpoints'
import { invite } from '@academy/contract/access/invitations/endpoints'
import { acceptInvitation } from '@academy/contract/access/roles/endpoints'
import { secondFactor } from '@academy/contract/access/second-factor/endpoints'
import { finishLogin } from '@academy/contract/access/second-factor/login-endpoints'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, type TestApp, testApp } from '../../../../test/app.ts'
import {
  beginLogin,
  codeOf,
  PASSWORD,
  passwordHash,
  protectedPerson,
  setUpApp,
} from '../../../../test/second-factor-fixture.ts'

let fixture: TestApp
let admin: Person
beforeAll(async () => {
  fixture = await testApp()
  admin = await fixture.person(['Admin'])
})
afterAll(() => fixture.close())

const password = 'Neues-Wort-9'
const typed = { password, password_confirmation: password }
const tokenFor = async (email: string) => {
  const mail = await fixture.db
    .selectFrom('outbox')
    .select('secret_link')
    .where('recipient', '=', email)
    .where('secret_link', 'is not', null)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  return new URL(mail.secret_link ?? '').searchParams.get('token') ?? ''
}
const unconfirmed = async () =>
  setUpApp(
    fixture,
    await fixture.person(['student'], { password_hash: await passwordHash(), email_verified: false }),
  )
const reset = async ({ email }: Person) => {
  await fixture.call(forgotPassword, { body: { email_address: email } })
  const body = { token: await tokenFor(email), email_address: email, ...typed }
  expect((await fixture.call(resetPassword, { body })).body.msgCode).toBe(1008)
}
const networksOf = ({ id }: Person) =>
  fixture.db.selectFrom('familiar_networks').select('network').where('account_id', '=', id).execute()

test('a new password by a link neither removes the second factor nor makes a network familiar', async () => {
  const person = await protectedPerson(fixture)
  await reset(person)
  const refused = await fixture.refused(login, { body: { email_address: person.email, password } })
  expect(refused.body).toMatchObject({ code: 'second_factor_required' })
  expect(await networksOf(person)).toEqual([])
  const token = refused.body.second_step?.token ?? ''
  await fixture.call(finishLogin, { body: { token, code: codeOf(person.secret) } })
  expect(await networksOf(person)).toHaveLength(1)
})

test('a changed password ends logins that wait for the second step', async () => {
  const byLink = await protectedPerson(fixture)
  const first = await beginLogin(fixture, byLink.email)
  await reset(byLink)
  const inside = await protectedPerson(fixture)
  const second = await beginLogin(fixture, inside.email)
  await fixture.call(changePassword, { body: { current_password: PASSWORD, ...typed } }, { as: inside })
  for (const [token, { secret }] of [[first, byLink] as const, [second, inside] as const]) {
    const refused = await fixture.refused(finishLogin, { body: { token, code: codeOf(secret) } })
    expect(refused.body.code).toBe('login_expired')
  }
})

test('a link ends the second factor of somebody who registered an address that is not theirs', async () => {
  const stranger = await unconfirmed()
  await reset(stranger)
  await fixture.call(login, { body: { email_address: stranger.email, password } })
})

const invited = async ({ email }: Person) => {
  const person = { first_name: 'Bruno', last_name: 'Sattler', role: 'Correpetitor', locale: 'de' } as const
  await fixture.call(invite, { body: { ...person, email } }, { as: admin })
  return { body: { token: await tokenFor(email), ...typed } }
}

test('an invitation ends it, too', async () => {
  const stranger = await unconfirmed()
  const { body } = await fixture.call(acceptInvitation, await invited(stranger))
  const as = { ...stranger, token: body.access_token }
  expect((await fixture.call(secondFactor, {}, { as })).body).toMatchObject({ totp: null, recovery_codes: 0 })
})

test('an invitation to somebody with a second factor leads to the second step', async () => {
  const person = await unconfirmed()
  const acceptance = await invited(person)
  // Confirmed between the invitation and its acceptance.
  await fixture.db.updateTable('accounts').set({ email_verified: true }).where('id', '=', person.id).execute()
  const refused = await fixture.refused(acceptInvitation, acceptance)
  expect(refused.body.code).toBe('second_factor_required')
  const token = refused.body.second_step?.token ?? ''
  const { body } = await fixture.call(finishLogin, { body: { token, code: codeOf(person.secret) } })
  expect(body.user_data.roles).toContain('Correpetitor')
})
