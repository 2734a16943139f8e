import * as contract from '@academy/contract/access/accounts/endpoints'
import type { Role } from '@academy/contract/access/accounts/schemas'
import { profile, updateProfile } from '@academy/contract/people/profile/endpoints'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Person, type TestApp, testApp } from '../../../../test/app.ts'
import { hashPassword } from '../../../base/passwords.ts'

const password = 'Berg-Sommer-7'
let password_hash: string
beforeAll(async () => {
  password_hash = await hashPassword(password)
})

let fixture: TestApp
let mira: Person
beforeEach(async () => {
  fixture = await testApp()
  mira = await member('old@example.org')
})
afterEach(() => fixture.close())

const member = (email: string, email_verified = true, roles: Role[] = ['student']) =>
  fixture.person(roles, { email, password_hash, email_verified })
const mailsTo = (email: string) =>
  fixture.db.selectFrom('outbox').selectAll().where('recipient', '=', email).orderBy('id').execute()
const subjects = async (email: string) => (await mailsTo(email)).map(({ subject }) => subject)
const stored = (id = mira.id) =>
  fixture.db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const change = (body: object, as = mira, id = as.id) =>
  fixture.call(contract.updateUser, { params: { id: String(id) }, body }, { as })
const refuse = (body: object, as = mira, id = as.id) =>
  fixture.refused(contract.updateUser, { params: { id: String(id) }, body }, { as })
const move = (email: string, as = mira, id = as.id) => change({ email, current_password: password }, as, id)
const linkTo = async (email: string) => {
  const text = (await mailsTo(email)).at(-1)?.body_text ?? ''
  const link = new URL(/https?:\S+/.exec(text)?.[0] ?? 'http://no.link')
  const [, , id = '', hash = ''] = link.pathname.split('/')
  return { params: { id, hash }, query: Object.fromEntries(link.searchParams) }
}
const login = async (email: string): Promise<Person> => {
  const { body } = await fixture.call(contract.login, { body: { email_address: email, password } })
  return { id: body.user_data.id, email, token: body.access_token }
}
const isLoggedIn = async (as: Person) =>
  (await fixture.app.inject({ url: '/api/me', headers: { authorization: `Bearer ${as.token}` } }))
    .statusCode === 200

describe('changing a confirmed address', () => {
  test('keeps the old address until the new one is confirmed, and notifies both', async () => {
    const { body } = await move('new@example.org')
    expect(body.user_data).toMatchObject({ email: 'old@example.org', email_verified: true })
    expect((await fixture.call(profile, {}, { as: mira })).body).toMatchObject({
      email: 'old@example.org',
      pending_email: 'new@example.org',
    })
    expect(await subjects('new@example.org')).toEqual(['Please confirm your new email address'])
    expect(await subjects('old@example.org')).toEqual(['A new email address for your account'])
    await login('old@example.org')
  })

  test('takes effect when the new address is confirmed, and the link can be followed twice', async () => {
    await move('new@example.org')
    const link = await linkTo('new@example.org')
    await fixture.call(contract.verifyEmail, link)
    await fixture.call(contract.verifyEmail, link)
    expect(await stored()).toMatchObject({
      email: 'new@example.org',
      email_canonical: 'new@example.org',
      email_verified: true,
      pending_email: null,
      pending_email_session: null,
    })
    expect((await subjects('old@example.org')).at(-1)).toBe('Your email address was changed')
    const wrong = { body: { email_address: 'old@example.org', password } }
    expect((await fixture.refused(contract.login, wrong)).status).toBe(401)
  })

  test('updates the profile too', async () => {
    const body = {
      first_name: 'Mira',
      last_name: 'Talbach',
      gender: 'female',
      email: 'new@example.org',
    } as const
    const missing = await fixture.refused(updateProfile, { body }, { as: mira })
    expect(missing.body.errors).toEqual({
      current_password: ['Please enter your password to change the address.'],
    })
    const reply = await fixture.call(
      updateProfile,
      { body: { ...body, current_password: password } },
      { as: mira },
    )
    expect(reply.body).toMatchObject({ email: 'old@example.org', pending_email: 'new@example.org' })
  })

  test('requires the password, counts failed attempts and changes nothing without it', async () => {
    const missing = await refuse({ email: 'new@example.org', first_name: 'Noemi' })
    expect([missing.status, Object.keys(missing.body.errors ?? {})]).toEqual([422, ['current_password']])
    for (let tries = 0; tries < 10; tries++) {
      const wrong = await refuse({ email: 'new@example.org', current_password: 'guess', first_name: 'Noemi' })
      expect(wrong.body.errors).toEqual({ current_password: ['This is not your password.'] })
    }
    expect((await refuse({ email: 'new@example.org', current_password: password })).status).toBe(429)
    expect(await stored()).toMatchObject({ first_name: 'Test', pending_email: null })
    expect(await mailsTo('new@example.org')).toEqual([])
  })

  test('ends other logins and reset links when confirmed, and keeps the login that made the change', async () => {
    const other = await login('old@example.org')
    await fixture.call(contract.forgotPassword, { body: { email_address: 'old@example.org' } })
    await move('new@example.org')
    expect([await isLoggedIn(mira), await isLoggedIn(other)]).toEqual([true, true])
    await fixture.call(contract.verifyEmail, await linkTo('new@example.org'))
    expect([await isLoggedIn(mira), await isLoggedIn(other)]).toEqual([true, false])
    expect(await fixture.db.selectFrom('password_resets').select('email').execute()).toEqual([])
  })

  test('invalidates a reset link sent to the old address, even one written later', async () => {
    await fixture.call(contract.forgotPassword, { body: { email_address: 'old@example.org' } })
    const text = (await mailsTo('old@example.org')).at(-1)?.body_text ?? ''
    const token = new URL(/https?:\S+/.exec(text)?.[0] ?? '').searchParams.get('token') ?? ''
    // Requested while the change was being confirmed: the row is inserted after the others were deleted.
    await fixture.db
      .updateTable('accounts')
      .set({ email: 'new@example.org', email_canonical: 'new@example.org', email_verified: false })
      .where('id', '=', mira.id)
      .execute()
    const body = { token, password: 'Neues-Wort-9', password_confirmation: 'Neues-Wort-9' }
    for (const email_address of ['old@example.org', 'new@example.org']) {
      const reply = await fixture.call(contract.resetPassword, { body: { ...body, email_address } })
      expect(reply.body).toEqual({ msgCode: 1009 })
    }
    expect((await stored()).email_verified).toBe(false)
  })

  test('is stopped by a new password', async () => {
    await move('new@example.org')
    const link = await linkTo('new@example.org')
    await fixture.call(contract.forgotPassword, { body: { email_address: 'old@example.org' } })
    const text = (await mailsTo('old@example.org')).at(-1)?.body_text ?? ''
    const token = new URL(/https?:\S+/.exec(text)?.[0] ?? '').searchParams.get('token') ?? ''
    const body = { token, password: 'Neues-Wort-9', password_confirmation: 'Neues-Wort-9' }
    await fixture.call(contract.resetPassword, { body: { ...body, email_address: 'old@example.org' } })
    expect((await fixture.refused(contract.verifyEmail, link)).body.code).toBe('invalid_link')
  })

  test('sends the link again on request; another change or a cancellation makes it invalid', async () => {
    await move('new@example.org')
    await fixture.call(contract.resendVerification, {}, { as: mira })
    expect(await subjects('new@example.org')).toEqual([
      'Please confirm your new email address',
      'Please confirm your new email address',
    ])
    const first = await linkTo('new@example.org')
    await move('newer@example.org')
    expect((await fixture.refused(contract.verifyEmail, first)).body.code).toBe('invalid_link')
    const second = await linkTo('newer@example.org')
    await fixture.call(contract.cancelAddressChange, {}, { as: mira })
    await fixture.call(contract.cancelAddressChange, {}, { as: mira })
    expect((await fixture.refused(contract.verifyEmail, second)).body.code).toBe('invalid_link')
    expect((await fixture.refused(contract.resendVerification, {}, { as: mira })).body.code).toBe(
      'already_verified',
    )
    expect(await stored()).toMatchObject({
      email: 'old@example.org',
      email_verified: true,
      pending_email: null,
    })
  })

  test('to one address from two accounts: the first to confirm gets it, the other one is refused', async () => {
    const noemi = await member('noemi@example.org')
    await move('new@example.org')
    const ofMira = await linkTo('new@example.org')
    await move('New@example.org', noemi)
    const ofNoemi = await linkTo('New@example.org')
    await fixture.call(contract.verifyEmail, ofNoemi)
    const { status, body } = await fixture.refused(contract.verifyEmail, ofMira)
    expect([status, body.code]).toEqual([409, 'new_address_taken'])
    expect(body.message).toContain('another account')
    expect((await stored()).email).toBe('old@example.org')
    expect((await stored(noemi.id)).email).toBe('New@example.org')
  })

  test('ignores a change of case: no password, no mail', async () => {
    expect((await change({ email: 'OLD@Example.org' })).body.user_data.email_verified).toBe(true)
    expect(await mailsTo('old@example.org')).toEqual([])
  })

  test('is limited to five an hour, and to three mails an hour to one address', async () => {
    const noemi = await member('noemi@example.org')
    for (let index = 0; index < 3; index++) await move('target@example.org')
    expect((await refuse({ email: 'target@example.org', current_password: password }, noemi)).status).toBe(
      429,
    )
    for (let index = 0; index < 2; index++) await move(`new-${index}@example.org`)
    expect((await refuse({ email: 'more@example.org', current_password: password })).status).toBe(429)
    expect(await mailsTo('target@example.org')).toHaveLength(3)
    expect(await mailsTo('old@example.org')).toHaveLength(5)
  })
})

describe('changing an address that was never confirmed', () => {
  test('replaces it at once with the password, and ends earlier links and other logins', async () => {
    const lea = await member('typo@example.org', false)
    const other = await login('typo@example.org')
    await fixture.call(contract.resendVerification, {}, { as: lea })
    const link = await linkTo('typo@example.org')
    await fixture.call(contract.forgotPassword, { body: { email_address: 'typo@example.org' } })
    expect((await refuse({ email: 'right@example.org' }, lea)).status).toBe(422)
    const { body } = await move('right@example.org', lea)
    expect(body.user_data).toMatchObject({ email: 'right@example.org', email_verified: false })
    expect((await fixture.refused(contract.verifyEmail, link)).body.code).toBe('invalid_link')
    expect(await fixture.db.selectFrom('password_resets').select('email').execute()).toEqual([])
    expect([await isLoggedIn(lea), await isLoggedIn(other)]).toEqual([true, false])
    expect(await subjects('typo@example.org')).toEqual([
      'Please confirm your email address',
      'Set a new password',
    ])
    await fixture.call(contract.verifyEmail, await linkTo('right@example.org'))
    expect((await stored(lea.id)).email_verified).toBe(true)
  })
})

describe('changing an address as the office', () => {
  test('requires the office’s own password, takes effect when the owner confirms it, and ends all logins', async () => {
    const admin = await member('admin@example.org', true, ['Admin'])
    expect((await refuse({ email: 'new@example.org' }, admin, mira.id)).status).toBe(422)
    await move('new@example.org', admin, mira.id)
    expect(await stored()).toMatchObject({ email: 'old@example.org', pending_email: 'new@example.org' })
    await fixture.call(contract.verifyEmail, await linkTo('new@example.org'))
    expect([await isLoggedIn(mira), await isLoggedIn(admin)]).toEqual([false, true])
  })

  test('a manager cannot change the name or address of an admin', async () => {
    const admin = await member('admin@example.org', true, ['Admin'])
    const manager = await member('manager@example.org', true, ['AcademyManager'])
    const tries = [{ last_name: 'Stolen' }, { email: 'mine@example.org', current_password: password }]
    for (const body of tries) expect((await refuse(body, manager, admin.id)).status).toBe(403)
    expect(await stored(admin.id)).toMatchObject({ last_name: 'Person', pending_email: null })
    await change({ last_name: 'Neuhaus' }, manager, mira.id)
    await change({ last_name: 'Neuhaus' }, admin, manager.id)
  })
})
