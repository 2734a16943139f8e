import * as accounts from '@academy/contract/access/accounts/endpoints'
import * as contract from '@academy/contract/access/sessions/endpoints'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Person, type TestApp, testApp } from '../../../../test/app.ts'
import { untilBlocked } from '../../../../test/until-blocked.ts'
import { hashPassword } from '../../../base/passwords.ts'
import { deleteToken } from '../../../base/sessions.ts'
import { hashToken } from '../../../base/tokens.ts'
import { lockAccount } from '../../../db/locks.ts'
import { deleteExpiredData } from '../../../delete-expired-data.ts'

const password = 'Berg-Sommer-7'
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0'
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'
const DAY_MS = 24 * 60 * 60 * 1000

let password_hash: string
beforeAll(async () => {
  password_hash = await hashPassword(password)
})
let fixture: TestApp
beforeEach(async () => {
  fixture = await testApp()
})
afterEach(() => fixture.close())

/** Logs the person in once more, and returns them with the new token. */
const loginOf = async (person: Person, { from = '203.0.113.7', agent = firefox } = {}): Promise<Person> => {
  const body = { email_address: person.email, password }
  const reply = await fixture.call(accounts.login, { body }, { from, headers: { 'user-agent': agent } })
  return { ...person, token: reply.body.access_token }
}
const member = async () => loginOf(await fixture.person(['student'], { password_hash }))
const sessionsOf = async (person: Person, from = '203.0.113.7') =>
  (await fixture.call(contract.listSessions, {}, { as: person, from })).body.sessions
const statusOf = async (person: Person) =>
  (await fixture.app.inject({ url: '/api/me', headers: { authorization: `Bearer ${person.token}` } }))
    .statusCode
const age = (person: Person, column: 'created_at' | 'last_used_at', days: number) =>
  fixture.db
    .updateTable('access_tokens')
    .set({ [column]: new Date(fixture.services.clock.now().getTime() - days * DAY_MS) })
    .where('token_hash', '=', hashToken(person.token))
    .execute()

test('people who ask at the same moment are each known as themselves', async () => {
  const people = await Promise.all(Array.from({ length: 12 }, () => fixture.person()))
  const idOf = async (token: string) => {
    const reply = await fixture.app.inject({ url: '/api/me', headers: { authorization: `Bearer ${token}` } })
    return reply.json().user_data?.id ?? reply.statusCode
  }
  const [first, ...others] = people as [Person, ...Person[]]
  await deleteToken(fixture.services.db, hashToken(first.token))
  const tokens = people.flatMap(({ token }) => [token, `x${token}`, token])
  const expected = [401, 401, 401, ...others.flatMap(({ id }) => [id, 401, id])]
  expect(await Promise.all(tokens.map(idOf))).toEqual(expected)
})

describe('the list of sessions', () => {
  test('names device and network of each, that of the call first', async () => {
    const first = await fixture.person(['student'], { password_hash })
    await deleteToken(fixture.db, hashToken(first.token))
    const laptop = await loginOf(first)
    const phone = await loginOf(first, { from: '2001:db8:7:8::9', agent: safari })
    await loginOf(first, { agent: 'curl/8.5.0 <b>' })
    expect(await sessionsOf(phone, '2001:db8:7:8::1')).toMatchObject([
      {
        browser: 'Safari',
        system: 'iPhone',
        network: '2001:db8:7::/48',
        is_current: true,
        is_same_network: true,
      },
      { browser: null, system: null, network: '203.0.113.x', is_current: false, is_same_network: false },
      { browser: 'Firefox', system: 'Linux', network: '203.0.113.x', is_current: false },
    ])
    // The same shortened address is not the same network.
    const [own, other] = await sessionsOf(laptop, '203.0.113.8')
    expect([own?.is_current, own?.is_same_network, other?.is_same_network]).toEqual([true, false, false])
  })

  test('says when a session ends: after 90 days, or 30 without use', async () => {
    const person = await member()
    const [session] = await sessionsOf(person)
    const lasts = Date.parse(session?.ends_at ?? '') - Date.parse(session?.created_at ?? '')
    expect(lasts).toBe(30 * DAY_MS)
    await age(person, 'created_at', 80)
    const [older] = await sessionsOf(person)
    expect(Date.parse(older?.ends_at ?? '') - Date.parse(older?.created_at ?? '')).toBe(90 * DAY_MS)
  })

  test.each([
    ['created_at', 89, 1],
    ['created_at', 91, 0],
    ['last_used_at', 29, 1],
    ['last_used_at', 31, 0],
  ] as const)('has one whose %s is %d days ago: %d', async (column, days, count) => {
    const person = await member()
    const other = await loginOf(person, { agent: safari })
    await age(other, column, days)
    const listed = (await sessionsOf(person)).filter(({ browser }) => browser === 'Safari')
    expect(listed).toHaveLength(count)
  })

  test('has that of the call first, then the ones used last, whenever they began', async () => {
    const oldest = await member()
    const [newer, newest] = [await loginOf(oldest, { agent: safari }), await loginOf(oldest)]
    await age(newest, 'last_used_at', 3)
    await age(newer, 'last_used_at', 2)
    await age(oldest, 'last_used_at', 1)
    const ids: number[] = []
    for (const as of [newest, newer, oldest])
      ids.push((await sessionsOf(as)).find(({ is_current }) => is_current)?.id ?? 0)
    // Reading the list counts as a use.
    await age(newest, 'last_used_at', 3)
    await age(newer, 'last_used_at', 2)
    const [ofNewest, ofNewer, ofOldest] = ids
    const shown = (await sessionsOf(newest)).map(({ id }) => id).filter(id => ids.includes(id))
    expect(shown).toEqual([ofNewest, ofOldest, ofNewer])
  })

  test('has the network of the last use, written every few minutes at most', async () => {
    const person = await member()
    const networkAt = async (from: string) => (await sessionsOf(person, from))[0]?.network
    expect(await networkAt('198.51.100.3')).toBe('203.0.113.x')
    await age(person, 'last_used_at', 4 / 24 / 60)
    expect(await networkAt('198.51.100.3')).toBe('203.0.113.x')
    await age(person, 'last_used_at', 6 / 24 / 60)
    expect(await networkAt('198.51.100.3')).toBe('198.51.100.x')
  })

  test('keeps the hundred that were used last, the one that began first among them', async () => {
    const first = await fixture.person(['student'], { password_hash })
    const person = await loginOf(first)
    await age(person, 'last_used_at', 1)
    const row = await fixture.db
      .selectFrom('access_tokens')
      .select(['account_id', 'created_at'])
      .where('token_hash', '=', hashToken(person.token))
      .executeTakeFirstOrThrow()
    const last_used_at = new Date(row.created_at.getTime() - 60_000)
    const rows = Array.from({ length: 99 }, (_, index) => ({
      ...row,
      token_hash: hashToken(`other ${index}`),
      last_used_at,
    }))
    await fixture.db.insertInto('access_tokens').values(rows).execute()
    const latest = await loginOf(person)
    expect(await sessionsOf(latest)).toHaveLength(100)
    expect([await statusOf(person), await statusOf(first)]).toEqual([401, 200])
  })
})

describe('a session', () => {
  test('is ended from another one, and refused at its next request in every process', async () => {
    const person = await member()
    const stolen = await loginOf(person, { agent: safari })
    const id = (await sessionsOf(stolen)).find(({ is_current }) => is_current)?.id
    await fixture.call(contract.endSession, { params: { id: String(id) } }, { as: person })
    expect([await statusOf(stolen), await statusOf(person)]).toEqual([401, 200])
    const { status } = await fixture.refused(
      contract.endSession,
      { params: { id: String(id) } },
      { as: person },
    )
    expect(status).toBe(404)
  })

  test.each(['0', '2147483648', 'x', '1e3'])('%s does not exist', async id => {
    const refused = await fixture.refused(contract.endSession, { params: { id } }, { as: await member() })
    expect(refused.status).toBe(404)
  })

  test('of somebody else is not found, and goes on', async () => {
    const [owner, stranger] = [await member(), await fixture.person(['Admin'])]
    const [session] = await sessionsOf(owner)
    const params = { id: String(session?.id) }
    expect((await fixture.refused(contract.endSession, { params }, { as: stranger })).status).toBe(404)
    expect(await statusOf(owner)).toBe(200)
    expect((await sessionsOf(stranger)).map(({ id }) => id)).not.toContain(session?.id)
  })

  test.each([
    ['created_at', 89, 200],
    ['created_at', 91, 401],
    ['last_used_at', 29, 200],
    ['last_used_at', 31, 401],
  ] as const)('whose %s is %d days ago answers %d', async (column, days, status) => {
    const person = await member()
    await age(person, column, days)
    expect(await statusOf(person)).toBe(status)
  })

  test('ends by itself 90 days after its login, although it is used every day', async () => {
    const person = await member()
    const start = Date.now()
    const clock = vi.spyOn(fixture.services.clock, 'now')
    const answers: number[] = []
    for (const day of [25, 50, 75, 89, 91]) {
      clock.mockReturnValue(new Date(start + day * DAY_MS))
      answers.push(await statusOf(person))
    }
    clock.mockRestore()
    expect(answers).toEqual([200, 200, 200, 200, 401])
  })

  test('that has ended is deleted by the daily job, others stay', async () => {
    const [old, unused, living] = [await member(), await member(), await member()]
    await age(old, 'created_at', 91)
    await age(unused, 'last_used_at', 31)
    await fixture.db.transaction().execute(tx => deleteExpiredData(tx, fixture.services.clock.now()))
    const left = await fixture.db
      .selectFrom('access_tokens')
      .select('account_id')
      .where('device_hash', 'is not', null)
      .execute()
    expect(left).toEqual([{ account_id: living.id }])
  })

  test('from before this version works, without a device', async () => {
    const old = await fixture.person()
    expect(await sessionsOf(old)).toMatchObject([{ browser: null, system: null, network: null }])
    expect(await statusOf(old)).toBe(200)
  })

  test('that is ended during a request lets it finish, and is refused then', async () => {
    const owner = await member()
    const used = await loginOf(owner)
    const params = { id: String(owner.id) }
    const { change } = await fixture.db.transaction().execute(async tx => {
      await lockAccount(tx, owner.id)
      const waiting = fixture.call(
        accounts.updateUser,
        { params, body: { first_name: 'Ilse' } },
        { as: used },
      )
      await untilBlocked(fixture.db)
      await deleteToken(fixture.db, hashToken(used.token))
      return { change: waiting }
    })
    expect((await change).status).toBe(200)
    expect(await statusOf(used)).toBe(401)
  })
})

test('the office logs somebody out everywhere; managers not an admin, nobody themselves', async () => {
  const manager = await fixture.person(['AcademyManager'])
  const admin = await fixture.person(['Admin'])
  const person = await member()
  const other = await loginOf(person, { agent: safari })
  const end = ({ id }: { id: number }) => ({ params: { id: String(id) } })
  const { body } = await fixture.call(contract.endSessionsOf, end(person), { as: manager })
  // The fixture has a session of its own.
  expect(body).toEqual({ ended: 3 })
  expect(await Promise.all([person, other].map(statusOf))).toEqual([401, 401])
  expect((await fixture.call(contract.endSessionsOf, end(person), { as: manager })).body).toEqual({
    ended: 0,
  })
  for (const [whose, as] of [
    [admin, manager],
    [admin, admin],
  ] as const)
    expect((await fixture.refused(contract.endSessionsOf, end(whose), { as })).status).toBe(403)
  const nobody = await fixture.refused(contract.endSessionsOf, end({ id: 999_999 }), { as: manager })
  expect(nobody.status).toBe(404)
  const log = await fixture.db
    .selectFrom('audit_log')
    .select(['actor_id', 'details'])
    .where('account_id', '=', person.id)
    .where('action', '=', 'sessions_ended')
    .execute()
  expect(log).toEqual([{ actor_id: manager.id, details: { count: 3 } }])
})

describe('all other sessions', () => {
  test('are ended at once, their devices are forgotten, and the record says how many', async () => {
    const person = await member()
    const others = [await loginOf(person, { agent: safari }), await loginOf(person)]
    const { body } = await fixture.call(contract.endOtherSessions, {}, { as: person, from: '203.0.113.7' })
    // The fixture has a session of its own.
    expect(body).toEqual({ ended: 3 })
    expect(await Promise.all([person, ...others].map(statusOf))).toEqual([200, 401, 401])
    expect((await fixture.call(contract.endOtherSessions, {}, { as: person })).body).toEqual({ ended: 0 })
    const log = await fixture.db
      .selectFrom('audit_log')
      .select(['address', 'details'])
      .where('action', '=', 'sessions_ended')
      .execute()
    expect(log).toEqual([{ address: '203.0.113.7', details: { count: 3 } }])
    const devices = await fixture.db.selectFrom('known_devices').select('system').execute()
    expect(devices).toEqual([{ system: 'Linux' }])
  })

  test('that end each other at once: one of 64 is left, nothing fails', async () => {
    const person = await member()
    const all = await Promise.all(
      Array.from({ length: 64 }, async (_, index) => {
        const token = `session-${index}-of-this-test`
        const now = fixture.services.clock.now()
        const row = {
          account_id: person.id,
          token_hash: hashToken(token),
          created_at: now,
          last_used_at: now,
        }
        await fixture.db.insertInto('access_tokens').values(row).execute()
        return { ...person, token }
      }),
    )
    const endOthers = (as: Person) =>
      fixture.app.inject({
        method: 'DELETE',
        url: '/api/user/sessions',
        headers: { authorization: `Bearer ${as.token}` },
      })
    const statuses = (await Promise.all(all.map(endOthers))).map(({ statusCode }) => statusCode)
    expect(statuses.filter(status => status === 200)).toHaveLength(1)
    expect(statuses.filter(status => status === 401)).toHaveLength(63)
    const left = await fixture.db.selectFrom('access_tokens').select('account_id').execute()
    expect(left).toEqual([{ account_id: person.id }])
  })
})
