import {
  forgotPassword,
  login,
  logout,
  me,
  register,
  resetPassword,
  verifyEmail,
} from '@academy/contract/access/accounts/endpoints'
import { calendarFeed, renewCalendarLink } from '@academy/contract/schedule/my-days/endpoints'
import { contact } from '@academy/contract/site/contact/endpoints'
import Fastify, { type FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '../../src/app.ts'
import { problem } from '../../src/base/problem.ts'
import { answerFailure } from '../../src/http/failures.ts'
import { PROXY, type TestApp, testApp } from '../app.ts'

let academy: TestApp
let app: FastifyInstance
const lines: string[] = []
beforeAll(async () => {
  academy = await testApp()
  const config = { ...academy.services.config, logLevel: 'debug' as const }
  app = await buildApp({ ...academy.services, config }, { write: line => void lines.push(line) })
})
afterAll(async () => {
  await app.close()
  await academy.close()
})

/** Everything that these calls send or receive and that must not be logged. */
const secrets = {
  email: 'mira.talbach@example.org',
  password: 'Musik-Sommer-1',
  next: 'Herbst-Konzert-2',
  wrong: 'Wrong-Password-3',
  token: 'unknown-token-0123456789',
  message: 'My teacher is ill and I am worried.',
}

interface Step {
  method: 'GET' | 'POST'
  route: string
  url?: string
  body?: object
  token?: string
  status: number
}

const take = async ({ method, route, url = route, body, token, status }: Step) => {
  lines.length = 0
  const response = await app.inject({
    method,
    url,
    ...(token && { headers: { authorization: `Bearer ${token}` } }),
    ...(body && { payload: body }),
  })
  expect(response.statusCode, response.body).toBe(status)
  const [entry, ...more] = lines.map(line => JSON.parse(line)).filter(line => line.msg === 'request')
  expect(more).toEqual([])
  expect(entry).toMatchObject({ reqId: response.headers['x-request-id'], method, route, status })
  for (const [name, secret] of Object.entries({ ...secrets, token, url: url === route ? undefined : url }))
    if (secret) expect(lines.join(''), name).not.toContain(secret)
  expect(lines.join('')).not.toMatch(/[?&](token|signature|expires)=|signature|authorization|argon2/i)
  return response
}

const mailedLink = async (pattern: RegExp) => {
  const mail = await academy.db
    .selectFrom('outbox')
    .select('body_text')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  return new URL(pattern.exec(mail.body_text)?.[0] ?? '')
}

test('requests from registration to logout are logged with route, status and id, and without content', async () => {
  const { email, password, next, wrong, token: unknown, message } = secrets
  const registered = await take({
    ...{ method: 'POST', route: register.path, status: 201 },
    body: {
      first_name: 'Mira',
      last_name: 'Talbach',
      email_address: email,
      password,
      password_confirmation: password,
    },
  })
  const token: string = registered.json().access_token
  expect(lines.join('')).not.toContain(token)

  const link = await mailedLink(/http\S+\/verify-email\/\S+/)
  const verification = `/api${link.pathname.replace('verify-email', 'email/verify')}`
  await take({ method: 'GET', route: verifyEmail.path, url: verification + link.search, status: 200 })
  await take({
    method: 'GET',
    route: verifyEmail.path,
    url: `${verification}?expires=1&signature=${unknown}`,
    status: 403,
  })

  await take({
    method: 'POST',
    route: login.path,
    body: { email_address: email, password: wrong },
    status: 401,
  })
  await take({ method: 'POST', route: login.path, body: { email_address: email, password }, status: 200 })
  await take({ method: 'GET', route: me.path, token, status: 200 })
  await take({ method: 'POST', route: logout.path, token, status: 204 })
  await take({ method: 'GET', route: me.path, token, status: 401 })

  await take({ method: 'POST', route: forgotPassword.path, body: { email_address: email }, status: 200 })
  const reset = (await mailedLink(/http\S+\/auth\/reset-password\S+/)).searchParams.get('token') ?? ''
  const body = { email_address: email, password: next, password_confirmation: next }
  await take({ method: 'POST', route: resetPassword.path, body: { ...body, token: unknown }, status: 200 })
  await take({ method: 'POST', route: resetPassword.path, body: { ...body, token: reset }, status: 200 })
  expect(lines.join('')).not.toContain(reset)

  await take({
    method: 'POST',
    route: contact.path,
    body: { email, subject: 'Lesson', message },
    status: 200,
  })
  await take({ method: 'GET', route: '/api/*', url: `/api/nothing?token=${unknown}`, status: 404 })
  await take({
    method: 'POST',
    route: login.path,
    body: { email_address: email, password: [wrong] },
    status: 422,
  })
})

test.each<[title: string, trust: string, forwarded: string, logged: string]>([
  ['without a proxy it is that of the connection', '', '203.0.113.9', PROXY],
  ['behind the proxy it is what the proxy says', PROXY, '203.0.113.9', '203.0.113.9'],
  ['behind the proxy what the client prepends is ignored', PROXY, '10.9.9.9, 203.0.113.9', '203.0.113.9'],
])('each line has the address of the client: %s', async (_title, trust, forwarded, logged) => {
  const written: string[] = []
  const config = {
    ...academy.services.config,
    logLevel: 'info' as const,
    trustProxy: trust ? [trust] : undefined,
  }
  const behind = await buildApp({ ...academy.services, config }, { write: line => void written.push(line) })
  await behind.inject({ url: me.path, headers: { 'x-forwarded-for': forwarded } })
  await behind.inject({ url: '/feedback/4b5c', headers: { 'x-forwarded-for': forwarded } })
  await behind.close()
  const entries = written.map(line => JSON.parse(line)).filter(({ msg }) => msg === 'request')
  expect(entries.map(({ address }) => address)).toEqual([logged, undefined])
})

test('the link of a private calendar is not logged', async () => {
  const { token } = await academy.person()
  const made = await take({ method: 'POST', route: renewCalendarLink.path, token, status: 200 })
  const url = new URL(made.json().url).pathname
  await take({ method: 'GET', route: calendarFeed.path, url, status: 200 })
  expect(lines.join('')).not.toContain(url.split('/')[3])
  await take({
    method: 'GET',
    route: calendarFeed.path,
    url: url.replace('academy.ics', 'academy.ics?x=1'),
    status: 200,
  })
  expect(lines.join('')).not.toContain(url.split('/')[3])
})

test('server errors are logged with their cause, and without the request body', async () => {
  const { email, password } = secrets
  const hide = (from: string, to: string) =>
    sql`alter table ${sql.id(from)} rename to ${sql.id(to)}`.execute(academy.db)
  await hide('accounts', 'hidden')
  try {
    const body = { email_address: email, password }
    const answer = await take({ method: 'POST', route: login.path, body, status: 500 })
    expect(answer.json().message).toBe('Internal server error.')
    const cause = lines.map(line => JSON.parse(line)).find(line => line.msg === 'request failed')
    expect(cause).toMatchObject({ reqId: answer.headers['x-request-id'], code: 'internal_error' })
    expect(cause.err.message).toContain('accounts')
  } finally {
    await hide('hidden', 'accounts')
  }
})

test('a refusal under load is one short warning, and one with a cause is logged with it', async () => {
  const written: string[] = []
  const loaded = Fastify({ logger: { stream: { write: line => void written.push(line) } } })
  loaded.setErrorHandler(answerFailure)
  loaded.get('/refused', () => Promise.reject(problem('unavailable', { retryAfter: 5 })))
  loaded.get('/failed', () => Promise.reject(problem('unavailable', { cause: new Error('no database') })))
  for (const url of ['/refused', '/failed']) await loaded.inject({ url })
  await loaded.close()
  const entries = written.map(line => JSON.parse(line)).filter(({ msg }) => /^request (re|fa)/.test(msg))
  expect(entries).toEqual([
    expect.objectContaining({ msg: 'request refused', level: 40, code: 'unavailable' }),
    expect.objectContaining({ msg: 'request failed', level: 50 }),
  ])
  expect(entries[0]).not.toHaveProperty('err')
  expect(entries[1].err.message).toBe('no database')
})
