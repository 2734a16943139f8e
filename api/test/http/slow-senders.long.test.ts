import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { login } from '@academy/contract/access/accounts/endpoints'
import Fastify from 'fastify'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { type ArrivalLimits, watchArrivingBodies } from '../../src/http/arriving-bodies.ts'
import { answerFailure } from '../../src/http/failures.ts'
import { testApp } from '../app.ts'
import { waitOptions } from '../wait-options.ts'

const closings: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closings.splice(0).reverse()) await close()
})

const JSON_TYPE = 'application/json'

/** Sends the head of a request and this much of its body. */
const begin = async (origin: string, path: string, headers: Record<string, string>, body: string) => {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1')
  // A connection closed by the server is an expected error here.
  socket.on('error', () => {})
  closings.push(() => socket.destroy())
  await once(socket, 'connect')
  const lines = Object.entries({ host: 'localhost', ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  )
  socket.write(`POST ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`)
  return socket
}
const answerOf = async (socket: Socket) => {
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n')
  return { status: Number(head.split(' ')[1]), head: head.toLowerCase(), body }
}

const COUNT = 1_200
/** Below the limit of one address. */
const PER_ADDRESS = 100

describe('with 1,200 requests of which only one byte of the body has arrived', () => {
  const openAcademy = async () => {
    const academy = await testApp({}, { withSite: true })
    closings.push(academy.close)
    const origin = await academy.app.listen({ port: 0, host: '127.0.0.1' })
    let arrived = 0
    academy.app.server.on('request', () => arrived++)
    const send = (count: number, addressOf: (index: number) => string, onData = (_: Buffer) => {}) =>
      Promise.all(
        Array.from({ length: count }, async (_, index) => {
          const headers = {
            'content-type': JSON_TYPE,
            'content-length': '100',
            'x-forwarded-for': addressOf(index),
          }
          const socket = await begin(origin, login.path, headers, '{')
          // Registered at once: data not read before the server closes the connection is lost.
          return socket.on('data', onData)
        }),
      )
    return {
      origin,
      send,
      untilArrived: (count: number) => vi.waitUntil(() => arrived >= count, waitOptions),
    }
  }
  const statusOf = async (url: string) => (await fetch(url)).status

  test('from many addresses, pages and the API are served as usual', async () => {
    const { origin, send, untilArrived } = await openAcademy()
    await send(COUNT, index => `10.1.0.${Math.floor(index / PER_ADDRESS)}`)
    await untilArrived(COUNT)
    const paths = ['/api/ping', '/contact']
    const statuses = await Promise.all(paths.map(path => statusOf(origin + path)))
    expect(statuses).toEqual([200, 200])
    const answer = await fetch(origin + login.path, {
      method: 'POST',
      headers: { 'content-type': JSON_TYPE },
      body: '{}',
    })
    expect(answer.status).toBe(422)
  })

  test('from one address, most are refused, and other addresses are not affected', async () => {
    const { origin, send, untilArrived } = await openAcademy()
    let refused = 0
    const count = (data: Buffer) => {
      if (String(data).includes(' 429 ')) refused++
    }
    await send(COUNT, () => '10.2.0.1', count)
    await untilArrived(COUNT)
    await vi.waitUntil(() => refused >= COUNT / 2, waitOptions)
    expect(await statusOf(`${origin}/api/ping`)).toBe(200)
    const [other] = await send(1, () => '10.2.0.2')
    other?.write(`"a":1}${' '.repeat(100 - 7)}`)
    const [answer] = await once(other as Socket, 'data')
    expect(String(answer)).toMatch(/^HTTP\/1.1 422 /)
  })
})

const openApp = async (limits: Partial<ArrivalLimits>) => {
  const app = Fastify()
  closings.push(() => app.close())
  app.setErrorHandler(answerFailure)
  app.addContentTypeParser('multipart/form-data', (_request, payload, done) => {
    text(payload).then(body => done(null, body), done)
  })
  watchArrivingBodies(app, { checkEveryMs: 5, ...limits })
  app.post('/', async request => String(request.body).length)
  app.post(
    '/refused',
    { onRequest: async (_request, reply) => reply.code(401).send('no') },
    async () => 'done',
  )
  return app.listen({ port: 0, host: '127.0.0.1' })
}

describe('a body that does not arrive', () => {
  test('as JSON times out', async () => {
    const origin = await openApp({ jsonMs: 50 })
    const headers = { 'content-type': JSON_TYPE, 'content-length': '100' }
    const answer = await answerOf(await begin(origin, '/', headers, '{'))
    expect(answer.status).toBe(408)
    expect(JSON.parse(answer.body)).toMatchObject({ code: 'request_timeout' })
    expect(answer.head).toContain('connection: close')
  })

  test('as a form is aborted when it arrives too slowly', async () => {
    const origin = await openApp({ jsonMs: 1, period: { ms: 50, bytes: 1_000 } })
    const headers = { 'content-type': 'multipart/form-data; boundary=B', 'content-length': '100000' }
    expect((await answerOf(await begin(origin, '/', headers, 'x'))).status).toBe(408)
  })

  test('of a request that was answered closes the connection', async () => {
    const origin = await openApp({ jsonMs: 50 })
    const headers = { 'content-type': JSON_TYPE, 'content-length': '100' }
    // The server closes the connection without being asked to.
    expect((await answerOf(await begin(origin, '/refused', headers, '{'))).status).toBe(401)
  })
})

test('a slow form is accepted as long as it arrives fast enough', async () => {
  const origin = await openApp({ jsonMs: 1, period: { ms: 500, bytes: 1 } })
  const headers = { 'content-type': 'multipart/form-data; boundary=B', 'content-length': '200' }
  const socket = await begin(origin, '/', headers, '')
  const sending = setInterval(() => socket.write('x'.repeat(10)), 50)
  closings.push(() => clearInterval(sending))
  const [answer] = await once(socket, 'data')
  expect(String(answer)).toMatch(/^HTTP\/1.1 200 [\s\S]*\r\n200$/)
})

test('headers that do not arrive time out after ten seconds', async () => {
  const academy = await testApp()
  closings.push(academy.close)
  expect(academy.app.server.headersTimeout).toBe(10_000)
})
