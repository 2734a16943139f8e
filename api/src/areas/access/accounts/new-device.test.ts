import * as contract from '@academy/contract/access/accounts/endpoints'
import * as sessions from '@academy/contract/access/sessions/endpoints'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Person, type TestApp, testApp } from '../../../../test/app.ts'
import { hashPassword } from '../../../base/passwords.ts'
import { deleteExpiredData } from '../../../delete-expired-data.ts'

const password = 'Berg-Sommer-7'
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0'
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Mobile/15E148 Safari/604.1'

let fixture: TestApp
let password_hash: string
beforeAll(async () => {
  password_hash = await hashPassword(password)
  fixture = await testApp()
})
afterAll(() => fixture.close())

const member = () => fixture.person(['student'], { password_hash, email_verified: true })
const cookieOf = (headers: Record<string, unknown>) => String(headers['set-cookie']).split(';')[0] ?? ''
interface Login {
  from?: string
  agent?: string
  cookie?: string
}
const logIn = async (
  person: Pick<Person, 'email'>,
  { from = '198.51.100.4', agent = firefox, cookie }: Login,
) => {
  const headers = { 'user-agent': agent, ...(cookie && { cookie }) }
  const body = { email_address: person.email, password }
  const reply = await fixture.call(contract.login, { body }, { from, headers })
  return { cookie: cookieOf(reply.headers), headers: reply.headers, token: reply.body.access_token }
}
const mails = async ({ email }: Pick<Person, 'email'>) =>
  fixture.db
    .selectFrom('outbox')
    .select(['subject', 'body_text', 'key'])
    .where('recipient', '=', email)
    .where('key', 'like', 'new-device:%')
    .orderBy('id')
    .execute()

describe('a mail about a new device', () => {
  test('says when, with what and from where, and leads to the sessions', async () => {
    const person = await member()
    await logIn(person, {})
    const [mail] = await mails(person)
    expect(mail?.subject).toBe('A login from a new device')
    for (const part of ['Firefox on Windows', 'Network 198.51.100.x', '/user/access#sessions'])
      expect(mail?.body_text).toContain(part)
  })

  test('is in the language of the person', async () => {
    const person = await member()
    await fixture.db.updateTable('accounts').set({ locale: 'de' }).where('id', '=', person.id).execute()
    await logIn(person, {})
    const [mail] = await mails(person)
    expect([mail?.subject, mail?.body_text]).toEqual([
      'Ein Login von einem neuen Gerät',
      expect.stringContaining('Firefox auf Windows'),
    ])
  })

  test('is sent once for a browser, wherever it is, and for a private window in the same network', async () => {
    const person = await member()
    const { cookie } = await logIn(person, {})
    await logIn(person, { cookie, from: '203.0.113.4' })
    await logIn(person, { cookie, agent: iphone })
    await logIn(person, { agent: iphone })
    expect(await mails(person)).toHaveLength(1)
    await logIn(person, { from: '192.0.2.4' })
    expect(await mails(person)).toHaveLength(2)
  })

  test('is not sent after registering, or to somebody else on the same computer twice', async () => {
    const form = {
      first_name: 'Mira',
      last_name: 'Talbach',
      email_address: 'new-device@example.org',
      password,
      password_confirmation: password,
    }
    const reply = await fixture.call(contract.register, { body: form })
    const cookie = cookieOf(reply.headers)
    const person = { email: form.email_address }
    expect((await logIn(person, { cookie })).cookie).toBe(cookie)
    expect(await mails(person)).toEqual([])
    const sibling = await member()
    expect((await logIn(sibling, { cookie, from: '192.0.2.9' })).cookie).toBe(cookie)
    await logIn(sibling, { cookie, from: '192.0.2.10' })
    expect(await mails(sibling)).toHaveLength(1)
  })

  test('is not sent to an address that was not confirmed', async () => {
    const person = await fixture.person(['student'], { password_hash, email_verified: false })
    await logIn(person, {})
    expect(await mails(person)).toEqual([])
  })

  test('is not sent to anybody whose password is not known', async () => {
    const person = await member()
    for (const from of ['192.0.2.20', '192.0.2.21', '192.0.2.22'])
      await fixture.refused(
        contract.login,
        { body: { email_address: person.email, password: 'no' } },
        { from },
      )
    expect(await mails(person)).toEqual([])
  })

  test('is sent five times a day at most', async () => {
    const person = await member()
    for (let index = 0; index < 8; index++) await logIn(person, { from: `192.0.2.${30 + index}` })
    expect(await mails(person)).toHaveLength(5)
  })

  test('is sent once for 64 logins at the same moment, all of which work', async () => {
    const person = await member()
    const headers = { 'user-agent': firefox, 'x-forwarded-for': '198.51.100.64' }
    const payload = { email_address: person.email, password }
    const logins = Array.from({ length: 64 }, () =>
      fixture.app.inject({ method: 'POST', url: '/api/login', payload, headers }),
    )
    const statuses = (await Promise.all(logins)).map(({ statusCode }) => statusCode)
    // Above ten at once an account waits, as for every try.
    expect(statuses.filter(status => status === 200).length).toBeGreaterThan(0)
    expect(statuses.filter(status => ![200, 429].includes(status))).toEqual([])
    expect(await mails(person)).toHaveLength(1)
  })

  test('is sent again after the session of the device was ended', async () => {
    const person = await member()
    const { cookie, token } = await logIn(person, {})
    await fixture.call(sessions.endOtherSessions, {}, { as: person })
    await logIn(person, { cookie, from: '192.0.2.50' })
    expect(token).not.toBe(person.token)
    expect(await mails(person)).toHaveLength(2)
  })
})

describe('the cookie of a device', () => {
  test('is unreadable for scripts, lasts a year, and is stored as a hash', async () => {
    const { headers, cookie } = await logIn(await member(), {})
    expect(headers['set-cookie']).toMatch(/; Path=\/api; Max-Age=31536000; HttpOnly; SameSite=Lax$/)
    const stored = JSON.stringify(await fixture.db.selectFrom('known_devices').selectAll().execute())
    expect(stored).not.toContain(cookie.split('=')[1])
  })

  test.each([
    'device=',
    'device=short',
    `device=${'a'.repeat(43)}`,
    `device=${'%'.repeat(900)}`,
    'device=a; device=b',
  ])('that nobody was given is replaced: %s', async cookie => {
    const login = await logIn(await member(), { cookie })
    expect(login.cookie).toMatch(/^device=[\w-]{43}$/)
    expect(login.cookie).not.toBe(cookie)
  })

  test('that was not used for a year is forgotten', async () => {
    const person = await member()
    await logIn(person, {})
    const inAYear = new Date(fixture.services.clock.now().getTime() + 366 * 24 * 3_600_000)
    await fixture.db.transaction().execute(tx => deleteExpiredData(tx, inAYear))
    expect(await fixture.db.selectFrom('known_devices').selectAll().execute()).toEqual([])
  })
})
