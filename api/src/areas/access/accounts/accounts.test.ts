import * as contract from '@academy/contract/access/accounts/endpoints'
import { consentWordings } from '@academy/contract/base/consent-kinds'
import { showConsents } from '@academy/contract/people/consents/endpoints'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Person, type TestApp, testApp } from '../../../../test/app.ts'
import { hashPassword } from '../../../base/passwords.ts'

let fixture: TestApp
let passwordHash: string
const password = 'Berg-Sommer-7'
beforeAll(async () => {
  fixture = await testApp()
  passwordHash = await hashPassword(password)
})
afterAll(() => fixture.close())

const form = (email_address: string, change = {}) => ({
  body: {
    first_name: 'Mira',
    last_name: 'Talbach',
    email_address,
    password,
    password_confirmation: password,
    ...change,
  },
})
const member = (email: string) => fixture.person(['student'], { email, password_hash: passwordHash })
const mailsTo = (email: string) =>
  fixture.db.selectFrom('outbox').selectAll().where('recipient', '=', email).orderBy('id').execute()
const linkIn = (text: string | undefined) => new URL(/https?:\S+/.exec(text ?? '')?.[0] ?? 'http://no.link')

describe('register', () => {
  test('creates a student, logs them in and sends the confirmation mail in their language', async () => {
    const { body } = await fixture.call(contract.register, form('new@example.org'), { locale: 'de' })
    expect(body.user_data).toMatchObject({
      email: 'new@example.org',
      roles: ['student'],
      email_verified: false,
      locale: 'de',
    })
    const as: Person = { id: body.user_data.id, email: 'new@example.org', token: body.access_token }
    expect((await fixture.call(contract.me, {}, { as })).body.user_data.id).toBe(as.id)
    const [mail] = await mailsTo('new@example.org')
    expect(mail).toMatchObject({ locale: 'de', subject: 'Bitte bestätigen Sie Ihre E-Mail-Adresse' })
  })

  test('subscribes to news only those who tick the box, with the wording that they have read', async () => {
    const wants = async (email: string, change = {}) => {
      const { body } = await fixture.call(contract.register, form(email, change))
      const as = { id: body.user_data.id, email, token: body.access_token }
      return (await fixture.call(showConsents, {}, { as })).body
    }
    expect(await wants('quiet@example.org')).toMatchObject({ wants: { news: false }, consents: [] })
    expect(await wants('curious@example.org', { news_wording: consentWordings.news })).toMatchObject({
      wants: { news: true, photos: false, recordings: false },
      consents: [{ kind: 'news', wording: consentWordings.news, is_by_office: false }],
    })
    const outdated = form('outdated@example.org', { news_wording: consentWordings.news + 1 })
    expect((await fixture.refused(contract.register, outdated)).body.code).toBe('consent_changed')
    expect(await mailsTo('outdated@example.org')).toEqual([])
  })

  test('the confirmation link of somebody who applies leads on to the form', async () => {
    await fixture.call(contract.register, form('applies@example.org', { masterclass_id: 9 }))
    const [mail] = await mailsTo('applies@example.org')
    expect(linkIn(mail?.body_text).searchParams.get('apply')).toBe('9')
    const [other] = await mailsTo('new@example.org')
    expect(linkIn(other?.body_text).searchParams.has('apply')).toBe(false)
    const refused = await fixture.refused(
      contract.register,
      form('odd@example.org', { masterclass_id: '/elsewhere' }),
    )
    expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['masterclass_id']])
  })

  test('stores neither the password nor the token in plain text', async () => {
    const { body } = await fixture.call(contract.register, form('secrets@example.org'))
    const account = await fixture.db
      .selectFrom('accounts')
      .selectAll()
      .where('id', '=', body.user_data.id)
      .executeTakeFirstOrThrow()
    expect(account.password_hash).toMatch(/^\$argon2id\$/)
    const tokens = await fixture.db
      .selectFrom('access_tokens')
      .selectAll()
      .where('account_id', '=', account.id)
      .execute()
    expect(JSON.stringify(tokens)).not.toContain(body.access_token)
  })

  test.each(['KNOWN@Example.org', 'ｋｎｏｗｎ@example.org', 'known@ｅxample.org'])(
    'refuses a registered address spelled as %s and says so',
    async typed => {
      await fixture.db.deleteFrom('accounts').where('email', '=', 'known@example.org').execute()
      await member('known@example.org')
      const { status, body } = await fixture.refused(contract.register, form(typed))
      expect([status, body.code, body.message]).toEqual([
        409,
        'email_taken',
        'A user with this email address is already signed up.',
      ])
      expect(body.errors).toEqual({ email_address: [body.message] })
    },
  )

  test.each([
    {
      name: 'a password without upper case',
      change: { password: 'abcdefgh', password_confirmation: 'abcdefgh' },
      field: 'password',
    },
    {
      name: 'a password of seven characters',
      change: { password: 'Abcdefg', password_confirmation: 'Abcdefg' },
      field: 'password',
    },
    {
      name: 'a different confirmation',
      change: { password_confirmation: 'Other-Word-1' },
      field: 'password_confirmation',
    },
    { name: 'an invalid address', change: { email_address: 'nowhere' }, field: 'email_address' },
    { name: 'a name without a letter', change: { first_name: '":', last_name: 'a' }, field: 'first_name' },
    { name: 'a number as a name', change: { last_name: '"1"' }, field: 'last_name' },
    { name: 'a blank name', change: { first_name: '   ' }, field: 'first_name' },
    { name: 'a name with a link', change: { first_name: 'Win: https://evil.example' }, field: 'first_name' },
    { name: 'a name with a line break', change: { last_name: 'Talbach\r\nBcc: x' }, field: 'last_name' },
    {
      name: 'a name with a right-to-left override',
      change: { last_name: 'Tal\u202ebach' },
      field: 'last_name',
    },
  ])('refuses $name with a message at $field', async ({ change, field }) => {
    const { status, body } = await fixture.refused(contract.register, form('bad@example.org', change))
    expect(status).toBe(422)
    expect(Object.keys(body.errors ?? {})).toEqual([field])
  })
})

describe('login', () => {
  test('is open to an account with an address that a registration would refuse today', async () => {
    const email_address = 'mira..talbach@example.org'
    await member(email_address)
    const refused = await fixture.refused(contract.register, form(email_address))
    expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['email_address']])
    const { body } = await fixture.call(contract.login, { body: { email_address, password } })
    expect(body.user_data.email).toBe(email_address)
    expect((await fixture.call(contract.forgotPassword, { body: { email_address } })).status).toBe(200)
  })

  test('gives the same answer for a wrong password and an unknown address', async () => {
    await member('login@example.org')
    const wrong = await fixture.refused(contract.login, {
      body: { email_address: 'login@example.org', password: 'x' },
    })
    const unknown = await fixture.refused(contract.login, {
      body: { email_address: 'ghost@example.org', password: 'x' },
    })
    expect([wrong.status, wrong.body.message]).toEqual([401, 'The provided credentials are not correct.'])
    expect([unknown.status, unknown.body.code, unknown.body.message]).toEqual([
      401,
      wrong.body.code,
      wrong.body.message,
    ])
  })

  test('does not count successful logins', async () => {
    await member('often@example.org')
    for (let times = 0; times < 15; times++)
      await fixture.call(
        contract.login,
        { body: { email_address: 'often@example.org', password } },
        { from: '10.1.1.2' },
      )
  })

  test('logout revokes only its own token', async () => {
    await member('two@example.org')
    const input = { body: { email_address: 'two@example.org', password } }
    const sessions = [await fixture.call(contract.login, input), await fixture.call(contract.login, input)]
    const [first, second] = sessions.map(({ body }) => ({
      id: body.user_data.id,
      email: '',
      token: body.access_token,
    }))
    await fixture.call(contract.logout, {}, { as: first })
    expect((await fixture.refused(contract.me, {}, { as: first })).status).toBe(401)
    expect((await fixture.call(contract.me, {}, { as: second })).status).toBe(200)
  })
})

describe('the confirmation link', () => {
  const verify = (link: URL) => {
    const [, , id, hash] = link.pathname.split('/')
    return { params: { id: id ?? '', hash: hash ?? '' }, query: Object.fromEntries(link.searchParams) }
  }

  test('confirms the address, and can be followed twice', async () => {
    await fixture.call(contract.register, form('confirm@example.org'))
    const [mail] = await mailsTo('confirm@example.org')
    const input = verify(linkIn(mail?.body_text))
    expect((await fixture.call(contract.verifyEmail, input)).body).toEqual({ verified: true })
    expect((await fixture.call(contract.verifyEmail, input)).body).toEqual({ verified: true })
  })

  test('is refused when altered, expired, incomplete or outdated by another address', async () => {
    const { body } = await fixture.call(contract.register, form('links@example.org'))
    const as = { id: body.user_data.id, email: 'links@example.org', token: body.access_token }
    const [mail] = await mailsTo(as.email)
    const { params, query } = verify(linkIn(mail?.body_text))
    const wrong = [
      { params, query: { ...query, signature: `${query['signature']}x` } },
      { params, query: { ...query, expires: String(Number(query['expires']) + 60) } },
      { params: { ...params, id: String(as.id + 1) }, query },
      { params, query: {} },
    ]
    for (const input of wrong) {
      const { status, body: failure } = await fixture.refused(contract.verifyEmail, input)
      expect([status, failure.code]).toEqual([403, 'invalid_link'])
    }
    const changed = { email: 'moved@example.org', current_password: password }
    await fixture.call(contract.updateUser, { params: { id: String(as.id) }, body: changed }, { as })
    expect((await fixture.refused(contract.verifyEmail, { params, query })).status).toBe(403)
  })

  test('can be resent until it is used, five times an hour', async () => {
    const as = await fixture.person(['student'], { email: 'again@example.org' })
    for (let times = 0; times < 5; times++) await fixture.call(contract.resendVerification, {}, { as })
    expect((await fixture.refused(contract.resendVerification, {}, { as })).status).toBe(429)
    expect(await mailsTo(as.email)).toHaveLength(5)
    await fixture.db.updateTable('accounts').set({ email_verified: true }).where('id', '=', as.id).execute()
    expect((await fixture.refused(contract.resendVerification, {}, { as })).body.code).toBe(
      'already_verified',
    )
  })
})

describe('the user’s own account', () => {
  const change = (as: Person, id: number, body: object) =>
    fixture.call(contract.updateUser, { params: { id: String(id) }, body }, { as })

  test('changes only the fields that are sent', async () => {
    const as = await member('fields@example.org')
    const { body } = await change(as, as.id, {
      first_name: 'Noemi',
      gender: 'diverse',
      date_of_birth: '2004-02-29',
      nationality: 15,
    })
    expect(body.user_data).toMatchObject({
      first_name: 'Noemi',
      last_name: 'Person',
      gender: 'diverse',
      date_of_birth: '2004-02-29',
    })
    expect(body.user_data.nationality?.name_de).toBe('Österreich')
    expect((await change(as, as.id, { nationality: null })).body.user_data.nationality).toBeNull()
    const read = { id: 15, name_de: 'Österreich', name_en: 'Austria' }
    expect((await change(as, as.id, { nationality: read })).body.user_data.nationality).toEqual(read)
  })

  test.each(['first_name', 'gender'])('can be sent back as it was read, with %s changed', async name => {
    const as = await fixture.person(['student', 'Teacher'])
    const { user_data } = (await fixture.call(contract.me, {}, { as })).body
    expect(user_data.gender).toBeNull()
    const sent = { ...user_data, ...(name === 'gender' ? { gender: 'diverse' } : { first_name: 'Noemi' }) }
    expect((await change(as, as.id, sent)).body.user_data).toEqual(sent)
    expect((await change(as, as.id, { ...sent, roles: sent.roles.toReversed() })).body.user_data).toEqual(
      sent,
    )
  })

  test.each(['', null])('is emptied by %j where a field is optional', async empty => {
    const as = await fixture.person()
    await change(as, as.id, { gender: 'female', date_of_birth: '2004-02-29', nationality: 15 })
    const body = { gender: empty, date_of_birth: empty, nationality: empty }
    const none = { gender: null, date_of_birth: null, nationality: null }
    expect((await change(as, as.id, body)).body.user_data).toMatchObject(none)
  })

  test('refuses values that it would ignore, and names every error at once', async () => {
    const as = await fixture.person()
    const refuse = async (body: object) =>
      (await fixture.refused(contract.updateUser, { params: { id: as.id }, body }, { as, locale: 'en' })).body
    const cannot = ['This cannot be changed here.']
    expect((await refuse({ password: 'Neu-Neu-9', roles: ['Admin'], email_verified: true })).errors).toEqual({
      password: cannot,
      roles: cannot,
      email_verified: cannot,
    })
    expect((await refuse({ id: as.id + 1, first_name: 'Noemi' })).errors).toEqual({
      id: ['This is not the id of the path.'],
    })
    const wrong = {
      id: as.id + 1,
      first_name: '',
      gender: 'unknown',
      date_of_birth: '2100-01-01',
      nationality: 9999,
      roles: 'Admin',
    }
    expect(Object.keys((await refuse(wrong)).errors ?? {}).toSorted()).toEqual(Object.keys(wrong).toSorted())
    const { date_of_birth, nationality } = wrong
    expect(Object.keys((await refuse({ date_of_birth, nationality })).errors ?? {})).toHaveLength(2)
    expect((await fixture.call(contract.me, {}, { as })).body.user_data).toMatchObject({
      first_name: 'Test',
      roles: ['student'],
      date_of_birth: null,
    })
  })

  test('refuses an address in use, an unknown country and changes by others', async () => {
    const as = await member('mine@example.org')
    const other = await member('theirs@example.org')
    const refuse = (id: number, body: object) =>
      fixture.refused(contract.updateUser, { params: { id }, body }, { as })
    expect((await refuse(as.id, { email: 'Theirs@example.org', current_password: password })).body.code).toBe(
      'email_taken',
    )
    expect((await refuse(as.id, { nationality: 9999 })).body.errors).toHaveProperty('nationality')
    expect((await refuse(as.id, { date_of_birth: '2027-02-30' })).body.errors).toHaveProperty('date_of_birth')
    expect((await refuse(other.id, { first_name: 'Stolen' })).status).toBe(403)
    expect((await refuse(2_000_000_000, { first_name: 'Nobody' })).status).toBe(403)
  })

  test('an admin can change any account and gets 404 for an unknown one', async () => {
    const as = await fixture.person(['Admin'])
    const other = await member('helped@example.org')
    expect((await change(as, other.id, { last_name: 'Neuhaus' })).body.user_data.last_name).toBe('Neuhaus')
    expect(
      (await fixture.refused(contract.updateUser, { params: { id: 2_000_000_000 }, body: {} }, { as }))
        .status,
    ).toBe(404)
  })
})
