import { me, updateUser } from '@academy/contract/access/accounts/endpoints'
import { ready } from '@academy/contract/office/maintenance/endpoints'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type TestApp, testApp } from '../../test/app.ts'
import { silentProxy } from '../../test/silent-proxy.ts'
import { waitOptions } from '../../test/wait-options.ts'
import { buildApi } from '../app.ts'
import { type Connection, connect } from './connection.ts'

const LIMIT = 1_000

let academy: TestApp
let proxy: Awaited<ReturnType<typeof silentProxy>>
let connection: Connection
let app: Awaited<ReturnType<typeof buildApi>>
beforeAll(async () => {
  academy = await testApp()
  proxy = await silentProxy(academy.url)
  connection = connect(proxy.url, 2, LIMIT, LIMIT)
  app = await buildApi({ ...academy.services, db: connection.db })
})
afterAll(async () => {
  await app.close()
  await proxy.stop()
  await connection.close()
  await academy.close()
})

test('a request to a frozen database gets 503 with Retry-After, and works again with the database', async () => {
  const person = await academy.person()
  const headers = { authorization: `Bearer ${person.token}` }
  const read = () => app.inject({ url: me.path, headers })
  const url = updateUser.path.replace(':id', String(person.id))
  const write = () => app.inject({ method: 'PUT', url, headers, payload: { first_name: 'Ilse' } })
  await vi.waitUntil(async () => (await read()).statusCode === 200, waitOptions)
  await vi.waitUntil(async () => (await write()).statusCode === 200, waitOptions)

  proxy.freeze()
  for (const answer of await Promise.all([read(), write(), read(), write(), read()])) {
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'unavailable'])
    expect(answer.headers['retry-after']).toBe('5')
  }

  proxy.speak()
  // Connections that timed out during their handshake are closed a moment later.
  await vi.waitUntil(async () => (await read()).statusCode === 200, waitOptions)
  expect((await write()).statusCode).toBe(200)
})

test('the check for load balancers says within seconds that the database is silent', async () => {
  const minute = 60_000
  const own = await silentProxy(academy.url)
  const patient = connect(own.url, 2, minute, minute)
  const asked = await buildApi({ ...academy.services, db: patient.db })
  const check = () => asked.inject({ url: ready.path })
  expect((await check()).statusCode).toBe(200)
  own.freeze()
  const begun = performance.now()
  const answer = await check()
  expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([503, ['database', 'migrations']])
  // Those who ask usually wait for five seconds.
  expect(performance.now() - begun).toBeLessThan(5_000)
  await own.stop()
  await asked.close()
  await patient.close()
})

test('a connection whose query timed out is not used again', async () => {
  const { db, pool } = connection
  const backend = async () =>
    (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows[0]?.pid
  const before = new Set([await backend(), await backend()])
  proxy.freeze()
  const late = [
    sql`select 'late'`.execute(db),
    pool.query('select $1::text', ['late']),
    db.transaction().execute(tx => sql`select 'late'`.execute(tx)),
  ]
  for (const end of await Promise.allSettled(late)) expect(end.status).toBe('rejected')
  proxy.speak()
  await vi.waitUntil(() => pool.totalCount === 0, waitOptions)
  expect(before.has(await backend())).toBe(false)
})
