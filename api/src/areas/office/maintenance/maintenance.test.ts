import { login, me } from '@academy/contract/access/accounts/endpoints'
import { maintenancePass, ping, ready } from '@academy/contract/office/maintenance/endpoints'
import { academyCurrent } from '@academy/contract/programme/academy/endpoints'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { type TestApp, testApp } from '../../../../test/app.ts'
import { waitOptions } from '../../../../test/wait-options.ts'
import { MAINTENANCE_CHANNEL, maintenanceSwitch } from '../../../base/maintenance-state.ts'
import { hashPassword } from '../../../base/passwords.ts'
import { hashToken } from '../../../base/tokens.ts'
import { listen } from '../../../db/listen.ts'
import { seedDemo } from '../../../demo/seed.ts'
import { checkReadiness } from './health.ts'
import { setMaintenance } from './maintenance-queries.ts'

let fixture: TestApp
const KEY = 'a-key-that-is-long-enough-for-it'
const password = 'Berg-Sommer-7'
beforeAll(async () => {
  fixture = await testApp()
  await seedDemo(fixture.db, fixture.services.clock.today())
})
afterAll(() => fixture.close())
afterEach(() => turn(false))

const turn = async (on: boolean) => {
  await setMaintenance(fixture.db, on, on ? hashToken(KEY) : null)
  await fixture.services.maintenance.refresh()
}

test('ping returns ok with the server time, which ACADEMY_NOW can set', async () => {
  expect(Date.parse((await fixture.call(ping, {})).body.now)).toBeCloseTo(Date.now(), -5)
  const moved = await testApp({ ACADEMY_NOW: '2027-06-20T10:00:00+02:00' })
  expect((await moved.call(ping, {})).body.now).toMatch(/^2027-06-20T08:00/)
  await moved.close()
})

test('in maintenance every request gets 503 with Retry-After, except the health checks', async () => {
  await turn(true)
  for (const endpoint of [ping, academyCurrent, me]) {
    const { status, body, headers } = await fixture.refused(endpoint, {})
    expect([status, body.code, body.message]).toEqual([503, 'maintenance', 'Maintenance Mode'])
    expect(headers['retry-after']).toBe('30')
  }
  expect((await fixture.call(ready, {})).body).toEqual({ database: 'ok', migrations: 'ok', disk: 'ok' })
})

test('admins and managers can log in and work during maintenance, others cannot', async () => {
  const password_hash = await hashPassword(password)
  const people = await Promise.all(
    (['Admin', 'AcademyManager', 'Teacher'] as const).map(role => fixture.person([role], { password_hash })),
  )
  await turn(true)
  const statuses = await Promise.all(
    people.map(async ({ email }) => {
      const response = await fixture.app.inject({
        method: 'POST',
        url: login.path,
        payload: { email_address: email, password },
      })
      if (response.statusCode !== 200) return [response.statusCode]
      const as = { id: 0, email, token: response.json().access_token }
      return [200, (await fixture.call(me, {}, { as })).status, (await fixture.call(ping, {}, { as })).status]
    }),
  )
  expect(statuses).toEqual([[200, 200, 200], [200, 200, 200], [503]])
})

test('the printed link gives a browser the maintenance pass; a wrong key or the pass of an earlier key is refused', async () => {
  await turn(true)
  expect((await fixture.refused(maintenancePass, { query: { key: 'wrong' } })).status).toBe(404)
  const { headers } = await fixture.call(maintenancePass, { query: { key: KEY } })
  expect(headers['location']).toBe('/auth/login')
  const cookie = String(headers['set-cookie'])
  expect(cookie).toMatch(/HttpOnly; SameSite=Lax/)
  const pass = { headers: { cookie: cookie.split(';')[0] ?? '' } }
  expect((await fixture.call(ping, {}, pass)).status).toBe(200)
  expect((await fixture.refused(me, {}, pass)).status).toBe(401)
  await setMaintenance(fixture.db, true, hashToken('another key that is long enough'))
  await fixture.services.maintenance.refresh()
  expect((await fixture.refused(ping, {}, pass)).status).toBe(503)
})

test('the cookie of the pass cannot be set by another host or sent without encryption', async () => {
  const { config } = fixture.services
  await turn(true)
  fixture.services.config = { ...config, siteUrl: 'https://academy.example' }
  const { headers } = await fixture.call(maintenancePass, { query: { key: KEY } })
  fixture.services.config = config
  const cookie = String(headers['set-cookie'])
  expect(cookie).toMatch(/^__Host-maintenance_pass=[^;]+; Path=\/; HttpOnly; SameSite=Lax; Secure$/)
  expect((await fixture.call(ping, {}, { headers: { cookie: cookie.split(';')[0] ?? '' } })).status).toBe(200)
})

test('every process is notified of the switch', async () => {
  const processes = [maintenanceSwitch(fixture.db), maintenanceSwitch(fixture.db)]
  const listeners = processes.map(process =>
    listen(fixture.url, { [MAINTENANCE_CHANNEL]: () => void process.refresh() }),
  )
  for (const on of [true, false]) {
    await setMaintenance(fixture.db, on, null)
    await vi.waitFor(() => expect(processes.map(process => process.isOn())).toEqual([on, on]), waitOptions)
  }
  await Promise.all(listeners.map(listener => listener.stop()))
})

test('little free disk is a warning, not a failure', async () => {
  const { config } = fixture.services
  fixture.services.config = { ...config, diskWarningBytes: Number.MAX_SAFE_INTEGER }
  const { status, body } = await fixture.call(ready, {})
  fixture.services.config = config
  expect([status, body]).toEqual([200, { database: 'ok', migrations: 'ok', disk: 'low' }])
})

test('a process is ready on a database that a newer one has migrated, and not on one that lacks its own migration', async () => {
  const { db } = fixture.services
  await sql`insert into schema_migrations (name, checksum) values ('9999_newer.sql', '')`.execute(db)
  expect((await fixture.call(ready, {})).status).toBe(200)
  await sql`update schema_migrations set name = '0000_' || name where name > '0001'`.execute(db)
  expect((await fixture.refused(ready, {})).body.errors).toEqual({
    migrations: [expect.stringMatching(/^failed since /)],
  })
  await sql`update schema_migrations set name = substr(name, 6) where name ~ '^0000_.'`.execute(db)
  await sql`delete from schema_migrations where name = '9999_newer.sql'`.execute(db)
  expect((await fixture.call(ready, {})).status).toBe(200)
})

test('a process that is not ready names the failed part', async () => {
  const broken = { ...fixture.services.files, ready: () => Promise.reject(new Error('read-only')) }
  const { files } = fixture.services
  fixture.services.files = broken
  const first = await fixture.refused(ready, {})
  const { status, body } = await fixture.refused(ready, {})
  const { disk } = await checkReadiness(fixture.services)
  fixture.services.files = files
  expect([status, body.code]).toEqual([503, 'unavailable'])
  expect(body.errors).toEqual({ disk: [expect.stringMatching(/^failed since \d{4}-\d\d-\d\dT[\d:.]+Z$/)] })
  // The moment is that of the first check that found it, and the reason is not public.
  expect(body.errors).toEqual(first.body.errors)
  expect(disk).toMatchObject({ state: 'failed', reason: 'read-only' })
  expect((await checkReadiness(fixture.services)).disk).toEqual({ state: 'ok', since: null, reason: null })
})
