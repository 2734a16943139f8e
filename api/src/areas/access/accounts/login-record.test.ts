import { afterEach, beforeEach, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../../test/app.ts'
import { hashPassword } from '../../../base/passwords.ts'
import { hit } from '../../../base/rate-limit.ts'
import { deleteExpiredData } from '../../../delete-expired-data.ts'
import { failureRecordLimits } from './rules.ts'

let fixture: TestApp
beforeEach(async () => {
  fixture = await testApp()
})
afterEach(() => fixture.close())

const attempt = (email_address: string, from: string, password = 'Falsch-Geraten-1') =>
  fixture.app.inject({
    method: 'POST',
    url: '/api/login',
    payload: { email_address, password },
    headers: { 'x-forwarded-for': from },
  })
const entries = () =>
  fixture.db
    .selectFrom('audit_log')
    .select(['action', 'account_id', 'actor_id', 'address', 'details'])
    .orderBy('id')
    .execute()

test('has logins and failures with the network address, and nothing that was typed', async () => {
  const password = 'Berg-Sommer-7'
  const person = await fixture.person(['student'], { password_hash: await hashPassword(password) })
  await attempt(person.email, '203.0.113.5')
  // A password in the wrong field is not stored.
  await attempt('Geheimes-Passwort-1@x.y', '203.0.113.6')
  await attempt(person.email, '203.0.113.7', password)
  const failure = { action: 'login_failed', actor_id: null, details: {} }
  expect(await entries()).toEqual([
    { ...failure, account_id: person.id, address: '203.0.113.5' },
    { ...failure, account_id: null, address: '203.0.113.6' },
    { action: 'logged_in', account_id: person.id, actor_id: person.id, address: '203.0.113.7', details: {} },
  ])
})

test.each([
  ['one network', () => '203.0.113.5', 5],
  ['one site', (index: number) => `2001:db8:7:${index.toString(16)}::1`, 5],
])('takes five failures an hour from %s, and says that there were more', async (_what, from, kept) => {
  for (let index = 0; index < 20; index++) await attempt(`nobody${index}@example.org`, from(index))
  const found = await entries()
  expect(found).toHaveLength(kept)
  expect(found.at(-1)?.action).toBe('login_failures_limited')
})

test('keeps network addresses for half a year, and the entries for longer', async () => {
  await attempt('nobody@example.org', '203.0.113.5')
  const later = (days: number) => new Date(fixture.services.clock.now().getTime() + days * 24 * 3_600_000)
  await fixture.db.transaction().execute(tx => deleteExpiredData(tx, later(179)))
  expect((await entries()).map(({ address }) => address)).toEqual(['203.0.113.5'])
  await fixture.db.transaction().execute(tx => deleteExpiredData(tx, later(181)))
  expect((await entries()).map(({ address }) => address)).toEqual([null])
})

test('takes 300 failures a day from all networks together', async () => {
  const [, all] = failureRecordLimits(undefined, '203.0.113.5')
  for (let index = 0; index < 299; index++) await hit(fixture.db, all ? [all] : [])
  for (const network of [1, 2, 3]) await attempt(`nobody${network}@example.org`, `203.0.${network}.5`)
  expect((await entries()).map(({ action }) => action)).toEqual(['login_failures_limited'])
})
