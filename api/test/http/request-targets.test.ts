import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../app.ts'

let academy: TestApp
let port: number
beforeAll(async () => {
  academy = await testApp({}, { withSite: true })
  port = Number(new URL(await academy.app.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterAll(() => academy.close())

const HOST = 'host: localhost\r\n'

/**
 * Returns the status that the server answers these bytes with; 0 when it closes the connection without an
 * answer.
 */
const statusOf = async (head: string): Promise<number> => {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(`${head}\r\nconnection: close\r\n\r\n`)
  const answer = await text(socket).catch(() => '')
  return Number(/^HTTP\/1\.1 (\d+) /.exec(answer)?.[1] ?? 0)
}
const line = (request: string, headers = HOST) => `${request} HTTP/1.1\r\n${headers.trimEnd()}`

test.each<[request: string, statuses: number[]]>([
  // An absolute URL is served as its path.
  ['GET http://x/contact', [200]],
  ['GET HTTPS://x/api/ping?a=b', [200]],
  ['GET http://x', [200, 404]],
  ['GET http://x?lang=de', [200, 404]],
  ['GET http://x/api/nothing', [404]],
  ['GET http://user:pass@x:1/contact', [200]],
  ['GET http:///contact', [200]],
  ['GET http://[::1/contact', [200]],
  ['GET ftp://x/', [404]],
  ['GET *', [400, 404]],
  ['OPTIONS *', [400, 404]],
  ['GET x', [400, 404]],
  ['POST http://x/api/login', [415, 422]],
  ['OPTIONS /', [404]],
  ['PROPFIND /', [404]],
  ['TRACE /', [404]],
  ['PURGE /', [404]],
  ['QUERY /', [400, 404]],
  ['BREW /', [400]],
  ['CONNECT x:443', [0, 400, 404]],
  ['CONNECT /', [0, 400, 404]],
  ['GET //', [200, 308, 404]],
  ['GET //evil.example/%2e%2e', [200, 308, 404]],
  ['GET /\\evil.example', [404]],
  ['GET /%', [400, 404]],
  ['GET /%00', [400, 404]],
  ['GET /contact%00', [400, 404]],
  ['GET /masterclasses/%00', [400, 404]],
  ['GET /%ff%fe', [400, 404]],
  ['GET /assets/%00', [400, 404]],
  ['GET /assets/..%2f..%2fpackage.json', [400, 403, 404]],
  ['GET /?%', [200, 404]],
  ['GET /contact?lang=%', [200]],
  ['GET /contact?lang=%00', [200]],
  ['GET /contact?__proto__=1&constructor=2', [200]],
  ['GET /contact#x', [200]],
  [`GET /contact?${'a&'.repeat(5_000)}`, [200]],
  [`GET /${'/'.repeat(10_000)}`, [200, 308, 404]],
  [`GET /${'a/'.repeat(7_000)}`, [308, 404]],
  [`GET /${'a'.repeat(20_000)}`, [431]],
])('%s is answered with one of %j', async (request, statuses) => {
  expect(statuses).toContain(await statusOf(line(request)))
})

test.each<[name: string, headers: string, statuses: number[]]>([
  ['no Host header', 'x: y', [400]],
  ['an empty Host header', 'host:', [200, 400]],
  ['two Host headers', 'host: a\r\nhost: b', [200, 400]],
  ['an invalid Host header', 'host: /\\ %00 @:99999', [200, 400]],
  ['a Host header of 8,000 letters', `host: ${'x'.repeat(8_000)}`, [200, 400]],
  [
    'an upgrade to WebSocket',
    `${HOST}connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-key: x`,
    [200, 400],
  ],
  ['an upgrade to HTTP/2', `${HOST}upgrade: h2c\r\nhttp2-settings: x`, [200]],
  ['an Expect header', `${HOST}expect: 100-continue`, [100]],
  ['an unknown Expect header', `${HOST}expect: x`, [200, 417]],
  [
    'both Content-Length and Transfer-Encoding',
    `${HOST}content-length: 1\r\ntransfer-encoding: chunked`,
    [400],
  ],
  ['a negative Content-Length', `${HOST}content-length: -1`, [400]],
  ['a cookie with only separators', `${HOST}cookie: ${'; '.repeat(4_000)}`, [200]],
  ['an Accept-Language header with only separators', `${HOST}accept-language: ${',;'.repeat(4_000)}`, [200]],
  ['an X-Forwarded-For header with only separators', `${HOST}x-forwarded-for: ${', '.repeat(4_000)}`, [200]],
  ['a header that is too long', `${HOST}x: ${'x'.repeat(17_000)}`, [431]],
])('a page is served for %s', async (_, headers, statuses) => {
  expect(statuses).toContain(await statusOf(line('GET /contact', headers)))
})
