import { login, me } from '@academy/contract/access/accounts/endpoints'
import { createFirstAdmin, readiness, setupLink } from '@academy/contract/office/setup/endpoints'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../../test/app.ts'
import { raceAt } from '../../../../test/barrier.ts'
import { findLink, useLink } from './queries.ts'
import { firstAdminWith, openSetup } from './setup.ts'

const NOW = new Date('2027-01-10T10:00:00Z')
const HOUR = 3_600_000

let fixture: TestApp
beforeEach(async () => {
  fixture = await testApp({ ACADEMY_NOW: NOW.toISOString() })
})
afterEach(() => fixture.close())

const newLink = async (at = fixture.services.clock.now()) =>
  (await openSetup(fixture.db, 'https://academy.example', at))?.split('/').at(-1) ?? ''
const person = (email_address: string, password = 'Berg-Sommer-7') => ({
  first_name: 'Mira',
  last_name: 'Talbach',
  email_address,
  password,
  password_confirmation: password,
})
const admins = async () =>
  (await fixture.db.selectFrom('accounts').selectAll().where(sql<boolean>`'Admin' = any(roles)`).execute())
    .length
const codeOf = async (token: string) => (await fixture.refused(setupLink, { params: { token } })).body.code

describe('the link of a start without an admin', () => {
  test('is valid for an hour and stored as a hash only', async () => {
    const token = await newLink(NOW)
    expect(await fixture.call(setupLink, { params: { token } })).toMatchObject({
      body: { expires_at: new Date(NOW.getTime() + HOUR).toISOString() },
    })
    const rows = await fixture.db.selectFrom('setup_links').selectAll().execute()
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(token)
    const old = await newLink(new Date(NOW.getTime() - HOUR - 1_000))
    const { status, body } = await fixture.refused(setupLink, { params: { token: old } })
    expect([status, body.code]).toEqual([410, 'setup_expired'])
  })

  test('stops working with the next start, and a wrong one is not found', async () => {
    const first = await newLink()
    const second = await newLink()
    expect(await codeOf(first)).toBe('not_found')
    expect(await codeOf('wrong')).toBe('not_found')
    await fixture.call(setupLink, { params: { token: second } })
  })

  test('is not made when there is an admin, and ends when one comes from elsewhere', async () => {
    const token = await newLink()
    await fixture.person(['AcademyManager'])
    await fixture.call(setupLink, { params: { token } })
    await fixture.person(['Admin'])
    const { status, body } = await fixture.refused(
      createFirstAdmin,
      { params: { token }, body: person('mira@example.org') },
      { locale: 'de' },
    )
    expect([status, body.code]).toEqual([410, 'setup_done'])
    expect(body.message).toContain('bereits eingerichtet')
    expect(await openSetup(fixture.db, 'https://academy.example', NOW)).toBeUndefined()
  })

  test('has limited tries for each network', async () => {
    const token = await newLink()
    for (let tries = 0; tries < 30; tries++)
      expect(
        (await fixture.refused(setupLink, { params: { token: 'no' } }, { from: '10.9.9.9' })).status,
      ).toBe(404)
    const { status } = await fixture.refused(setupLink, { params: { token } }, { from: '10.9.9.9' })
    expect(status).toBe(429)
    await fixture.call(setupLink, { params: { token } })
  })
})

describe('the first admin', () => {
  test('is confirmed, logged in, and can log in again; the link is dead', async () => {
    const token = await newLink()
    const body = person('mira@example.org')
    const { body: made } = await fixture.call(createFirstAdmin, { params: { token }, body }, { locale: 'de' })
    expect(made.user_data).toMatchObject({ email_verified: true, roles: ['Admin'], locale: 'de' })
    const as = { id: made.user_data.id, email: body.email_address, token: made.access_token }
    await fixture.call(me, {}, { as })
    await fixture.call(login, { body: { email_address: body.email_address, password: body.password } })
    expect(await codeOf(token)).toBe('setup_done')
    const { details } = await fixture.db
      .selectFrom('audit_log')
      .select('details')
      .where('action', '=', 'role_added')
      .executeTakeFirstOrThrow()
    expect(details).toEqual({ role: 'Admin', by: 'set-up' })
  })

  test('takes over an address that was never confirmed, and not a confirmed one', async () => {
    const token = await newLink()
    const stranger = await fixture.person(['student'], { email: 'office@verein.example' })
    await fixture.person(['student'], { email: 'used@verein.example', email_verified: true })
    const taken = await fixture.refused(createFirstAdmin, {
      params: { token },
      body: person('used@verein.example'),
    })
    expect([taken.status, taken.body.code]).toEqual([409, 'email_taken'])
    const { body } = await fixture.call(createFirstAdmin, {
      params: { token },
      body: person('office@verein.example'),
    })
    expect(body.user_data).toMatchObject({ id: stranger.id, first_name: 'Mira', roles: ['Admin'] })
    expect((await fixture.refused(me, {}, { as: stranger })).status).toBe(401)
  })

  test.each<[object, object]>([
    [{ password: 'Password1', password_confirmation: 'Password1' }, { password: expect.anything() }],
    [{ password: 'short', password_confirmation: 'short' }, { password: expect.anything() }],
    [{ password_confirmation: 'Other-Sommer-7' }, { password_confirmation: expect.anything() }],
    [
      { email_address: 'nobody', client: { agent: '' }, last_name: '' },
      { email_address: expect.anything(), last_name: expect.anything() },
    ],
  ])('is refused with %j, and the link stays', async (change, errors) => {
    const token = await newLink()
    const { status, body } = await fixture.refused(createFirstAdmin, {
      params: { token },
      body: { ...person('mira@example.org'), ...change },
    })
    expect(status).toBe(422)
    expect(body.errors).toEqual(errors)
    await fixture.call(setupLink, { params: { token } })
  })
})

describe('several people with the link at once', () => {
  const attempts = 6
  /** Sends all requests, which go on together once each waits for a write to this table. */
  const all = async (table: string, operation: ReturnType<typeof firstAdminWith>) => {
    const token = await newLink()
    const call = (index: number) => ({
      params: { token },
      query: undefined,
      body: person(`p${index}@example.org`),
      user: undefined,
      locale: 'en' as const,
      now: fixture.services.clock.now(),
      address: `10.0.1.${index}`,
      client: { agent: '' },
    })
    const outcomes = await raceAt({ url: fixture.url, table, count: attempts }, () =>
      Promise.allSettled(
        Array.from({ length: attempts }, (_, index) => operation(fixture.services, call(index))),
      ),
    )
    return outcomes.map(outcome => outcome.status)
  }

  test('make one admin', async () => {
    const outcomes = await all('setup_links', firstAdminWith(useLink))
    expect(outcomes.filter(status => status === 'fulfilled')).toHaveLength(1)
    expect(await admins()).toBe(1)
  })

  test('would make several if the link were read before it is marked', async () => {
    const outcomes = await all(
      'accounts',
      firstAdminWith(async (tx, hash) => {
        const link = await findLink(tx, hash)
        return link?.used_at === null && !link.has_admin
      }),
    )
    expect(outcomes.filter(status => status === 'fulfilled')).toHaveLength(attempts)
    expect(await admins()).toBe(attempts)
  })
})

test('the list names what is missing, and what is done', async () => {
  const manager = await fixture.person(['AcademyManager'])
  const missing = async () =>
    (await fixture.call(readiness, {}, { as: manager })).body.items
      .filter(({ is_done }) => !is_done)
      .map(({ key }) => key)
  expect(await missing()).toEqual([
    'association',
    'bank_account',
    'mail',
    'academy',
    'masterclass',
    'portrait',
    'teacher_account',
    'beds',
    'terms',
  ])
  await fixture.db
    .updateTable('association')
    .set({ iban: 'AT611904300234573201', mail_tested_at: NOW })
    .execute()
  await fixture.person(['Teacher'])
  expect(await missing()).toEqual(['association', 'academy', 'masterclass', 'portrait', 'beds', 'terms'])
})
