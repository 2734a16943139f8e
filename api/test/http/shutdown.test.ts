import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { me, updateUser } from '@academy/contract/access/accounts/endpoints'
import { Failure } from '@academy/contract/problems'
import { academyCurrent } from '@academy/contract/programme/academy/endpoints'
import Fastify from 'fastify'
import pg from 'pg'
import { afterEach, expect, test, vi } from 'vitest'
import { answerFailure } from '../../src/http/failures.ts'
import { refuseOverload } from '../../src/http/overload.ts'
import { type TestApp, testApp } from '../app.ts'
import { untilBlocked } from '../until-blocked.ts'
import { waitOptions } from '../wait-options.ts'

const closings: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closings.splice(0).reverse()) await close()
})

const openAcademy = async () => {
  const academy = await testApp({}, { withSite: true })
  closings.push(academy.close)
  const origin = await academy.app.listen({ port: 0, host: '127.0.0.1' })
  return { academy, origin }
}

/** Locks the row of an account, so that changes to it wait. */
const lockAccount = async ({ url }: TestApp, id: number) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('begin')
  await client.query('select from accounts where id = $1 for update', [id])
  return async () => {
    await client.query('commit')
    await client.end()
  }
}

/** Sends a change that waits for a locked row, and starts a close that waits for the change. */
const closeDuringChange = async <T>(send: (origin: string, path: string, token: string) => T) => {
  const { academy, origin } = await openAcademy()
  const person = await academy.person()
  const release = await lockAccount(academy, person.id)
  const running = send(origin, updateUser.path.replace(':id', String(person.id)), person.token)
  await untilBlocked(academy.db)
  let closed = false
  const closing = academy.app.close().then(() => {
    closed = true
  })
  await vi.waitUntil(() => !academy.app.server.listening, waitOptions)
  expect(closed).toBe(false)
  return { academy, origin, running, release, closing }
}

const change = '{"first_name":"Ilse"}'
const json = { 'content-type': 'application/json' }

test('closing lets a running request finish and refuses new ones', async () => {
  const { academy, origin, running, release, closing } = await closeDuringChange((site, path, token) =>
    fetch(site + path, {
      method: 'PUT',
      headers: { ...json, authorization: `Bearer ${token}` },
      body: change,
    }),
  )
  await expect(fetch(origin + me.path)).rejects.toThrow('fetch failed')

  await release()
  const answer = await running
  expect(answer.status).toBe(200)
  expect(await answer.json()).toMatchObject({ user_data: { first_name: 'Ilse' } })
  // Well before the idle timeout of the connection.
  await closing
  const stored = await academy.db.selectFrom('accounts').select('first_name').execute()
  expect(stored).toEqual([{ first_name: 'Ilse' }])
})

test('a busy connection accepts no further request while the app closes', async () => {
  const { academy, running, release, closing } = await closeDuringChange((origin, path, token) => {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1')
    const head = `host: localhost\r\nauthorization: Bearer ${token}\r\ncontent-type: application/json\r\n`
    socket.write(`PUT ${path} HTTP/1.1\r\n${head}content-length: ${change.length}\r\n\r\n${change}`)
    return { socket, answers: text(socket), next: `GET ${me.path} HTTP/1.1\r\n${head}\r\n` }
  })
  let arrived = false
  academy.app.server.once('request', () => {
    arrived = true
  })
  running.socket.write(running.next)
  await vi.waitUntil(() => arrived, waitOptions)

  await release()
  const [, first = '', second = ''] = (await running.answers).split('HTTP/1.1 ')
  expect(first).toMatch(/^200 OK/)
  expect(second).toMatch(/^503 .*\r\nconnection: close\r\n.*\r\nretry-after: 5\r\n/is)
  expect(Failure.strict().parse(JSON.parse(second.split('\r\n\r\n')[1] ?? '')).code).toBe('unavailable')
  await closing
})

test('concurrent requests beyond a thousand get 503', async () => {
  const { academy } = await openAcademy()
  const call = () => academy.app.inject(academyCurrent.path)
  const answers = await Promise.all(Array.from({ length: 1_100 }, call))
  const refused = answers.filter(({ statusCode }) => statusCode === 503)
  expect(refused.length).toBeGreaterThanOrEqual(100)
  expect(refused.length).toBeLessThan(1_100)
  for (const { headers, body } of refused) {
    expect(headers).toMatchObject({ 'retry-after': '5', 'x-content-type-options': 'nosniff' })
    expect(Failure.strict().parse(JSON.parse(body)).code).toBe('unavailable')
  }
  await vi.waitUntil(async () => (await call()).statusCode !== 503, waitOptions)
})

test('a client that disconnects before the answer frees its slot', async () => {
  const app = Fastify()
  closings.push(() => app.close())
  app.setErrorHandler(answerFailure)
  refuseOverload(app, { maxInFlight: 2 })
  const waiting: (() => void)[] = []
  app.get('/wait', () => new Promise(resolve => waiting.push(() => resolve('done'))))
  app.get('/', async () => 'done')
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })

  const leaving = new AbortController()
  const gone = fetch(`${origin}/wait`, { signal: leaving.signal }).catch(() => 'gone')
  const staying = fetch(`${origin}/wait`)
  await vi.waitUntil(() => waiting.length === 2, waitOptions)
  const refused = await fetch(origin)
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])

  leaving.abort()
  expect(await gone).toBe('gone')
  await vi.waitUntil(async () => (await fetch(origin)).status === 200, waitOptions)
  for (const finish of waiting) finish()
  expect((await staying).status).toBe(200)
})

test('while the event loop is late, requests get 503', async () => {
  let late = true
  const app = Fastify()
  closings.push(() => app.close())
  app.setErrorHandler(answerFailure)
  refuseOverload(app, { loop: { isLate: () => late, stop: () => {} } })
  app.get('/', async () => 'done')
  const refused = await app.inject('/')
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5'])
  late = false
  expect((await app.inject('/')).statusCode).toBe(200)
})
