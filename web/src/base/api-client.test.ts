import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import * as accounts from '@academy/contract/access/accounts/endpoints'
import * as housekeeping from '@academy/contract/lodging/housekeeping/endpoints'
import * as masterclasses from '@academy/contract/programme/masterclasses/endpoints'
import * as contact from '@academy/contract/site/contact/endpoints'
import { afterEach, expect, test } from 'vitest'
import { makeCall } from './api-client.ts'
import { ApiError, ConnectionError } from './api-errors.ts'

let server: Server
afterEach(() => server.close())

type Answer = (request: IncomingMessage, response: ServerResponse) => unknown

const callOf = async (answer: Answer, token?: string) => {
  server = createServer((request, response) => void answer(request, response))
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return makeCall({ origin: `http://127.0.0.1:${port}`, locale: () => 'de', token: () => token })
}

const json = (response: ServerResponse, status: number, body: unknown) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

const textOf = async (request: IncomingMessage) => Buffer.concat(await request.toArray()).toString()

test('every call requests JSON in the current language and sends the token', async () => {
  const call = await callOf(({ headers }, response) => json(response, 200, headers), 'secret')
  expect(await call(masterclasses.masterclass, { params: { id: '3' } })).toMatchObject({
    accept: 'application/json',
    locale: 'de',
    authorization: 'Bearer secret',
  })
})

test('a call can request another language', async () => {
  const call = await callOf(({ headers }, response) => json(response, 200, headers))
  expect(await call(masterclasses.masterclass, { params: { id: '3' } }, { locale: 'en' })).toMatchObject({
    locale: 'en',
  })
})

test('without a login there is no authorization header', async () => {
  const call = await callOf(({ headers }, response) => json(response, 200, headers))
  expect(await call(masterclasses.masterclass, { params: { id: '3' } })).not.toHaveProperty('authorization')
})

test('the token is not sent to another host', async () => {
  const call = await callOf(({ headers }, response) => json(response, 200, headers), 'secret')
  const { port } = server.address() as AddressInfo
  const elsewhere = {
    ...masterclasses.masterclass,
    path: `http://localhost:${port}/api` as '/api/masterClass/:id',
  }
  expect(await call(elsewhere, { params: { id: '3' } })).not.toHaveProperty('authorization')
})

test('parameters and query are escaped into the URL', async () => {
  const call = await callOf(({ url }, response) => json(response, 200, { url }))
  const input = { params: { id: '7', hash: 'a/b?c' }, query: { expires: '12', signature: 'x&y' } }
  expect(await call(accounts.verifyEmail, input)).toEqual({
    url: '/api/email/verify/7/a%2Fb%3Fc?expires=12&signature=x%26y',
  })
})

test('a body is sent as JSON', async () => {
  const call = await callOf(async (request, response) =>
    json(response, 200, { type: request.headers['content-type'], text: await textOf(request) }),
  )
  const body = { email_address: 'mira@example.org', password: 'Musik-Sommer-1' }
  expect(await call(accounts.login, { body })).toEqual({
    type: 'application/json',
    text: JSON.stringify(body),
  })
})

test('a form is sent as multipart', async () => {
  const call = await callOf(async (request, response) =>
    json(response, 200, { type: request.headers['content-type'], text: await textOf(request) }),
  )
  const body = { email: 'mira@example.org', subject: 'Üben', message: 'Gibt es Klaviere?' }
  const sent = await call(contact.contact, { body })
  expect(sent).toHaveProperty('type', expect.stringContaining('multipart/form-data; boundary='))
  expect(sent).toHaveProperty('text', expect.stringContaining('name="subject"\r\n\r\nÜben\r\n'))
})

test('a response without content is undefined', async () => {
  const call = await callOf((_, response) => response.writeHead(204).end())
  expect(await call(accounts.logout, {})).toBeUndefined()
})

test('a refusal is thrown with its status and the API’s message', async () => {
  const failure = { code: 'invalid_input', message: 'Bitte prüfen', errors: { email_address: ['fehlt'] } }
  const call = await callOf((_, response) => json(response, 422, failure))
  const error = await call(accounts.logout, {}).catch(thrown => thrown)
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({ status: 422, failure })
})

test('an error response of a proxy is thrown as a refusal', async () => {
  const call = await callOf((_, response) => response.writeHead(502).end('<h1>Bad Gateway</h1>'))
  const error = await call(accounts.logout, {}).catch(thrown => thrown)
  expect(error).toMatchObject({ status: 502, failure: { code: 'unknown_error', message: 'Bad Gateway' } })
})

test('a missing, truncated or foreign response is a connection error', async () => {
  const answers: Answer[] = [
    request => request.socket.destroy(),
    (request, response) => response.write('{"id":', () => request.socket.destroy()),
    (_, response) => response.end('<h1>Welcome to the station Wi-Fi</h1>'),
  ]
  for (const answer of answers) {
    const call = await callOf(answer)
    await expect(call(masterclasses.masterclass, { params: { id: '3' } })).rejects.toBeInstanceOf(
      ConnectionError,
    )
    server.close()
  }
})

test('an aborted call is not a connection error', async () => {
  const leaving = new AbortController()
  const call = await callOf(() => leaving.abort())
  const error = await call(accounts.logout, {}, { signal: leaving.signal }).catch(thrown => thrown)
  expect(error).toHaveProperty('name', 'AbortError')
})

test('a file is returned with its name', async () => {
  const call = await callOf((_, response) =>
    response
      .writeHead(200, { 'content-disposition': 'attachment; filename="kitchen.csv"' })
      .end('day;dinners'),
  )
  const files: unknown[] = []
  await call(housekeeping.kitchenCsv, {}, { onFile: (file, name) => files.push(file.text(), name) })
  expect(await Promise.all(files)).toEqual(['day;dinners', 'kitchen.csv'])
})
