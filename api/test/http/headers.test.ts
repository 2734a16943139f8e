import { me, register, updateUser } from '@academy/contract/access/accounts/endpoints'
import type { Endpoint } from '@academy/contract/base/endpoint'
import { endpoints } from '@academy/contract/endpoints'
import { ping } from '@academy/contract/office/maintenance/endpoints'
import { countries } from '@academy/contract/people/profile/endpoints'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../app.ts'

const production = {
  NODE_ENV: 'production',
  SECRET: 'only for this test, and long enough for it',
  SITE_URL: 'https://academy.example.org',
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'Academy <office@example.org>',
}

let academy: TestApp
let live: TestApp
beforeAll(async () => {
  academy = await testApp({}, { withSite: true })
  live = await testApp(production, { withSite: true })
})
afterAll(async () => {
  await academy.close()
  await live.close()
})

/** One example of each kind of answer. */
const kinds: [string, 'GET' | 'POST' | 'PUT', string, number | undefined][] = [
  ['JSON', 'GET', ping.path, 200],
  ['JSON built by the database', 'GET', countries.path, 200],
  ['a response to a request without a login', 'GET', me.path, 401],
  ['a response to an invalid body', 'POST', register.path, 422],
  ['a malformed path', 'GET', '/api/%E0%A4%A', 400],
  ['an unknown path', 'GET', '/api/nothing', 404],
  ['an unknown method', 'PUT', '/api/ping/x', 404],
  ['the documentation', 'GET', '/api/docs', 200],
  ['the style sheet of the documentation', 'GET', '/api/docs.css', 200],
  ['the OpenAPI description', 'GET', '/api/openapi.json', 200],
  ['the OpenAPI description of the office', 'GET', '/api/openapi-office.json', 200],
  ['the site, built or not', 'GET', '/', undefined],
]

test.each([
  ['/auth/reset-password?email=a%40example.org&token=abc', 'no-referrer'],
  ['/auth/login', 'no-referrer'],
  ['/setup/abc', 'no-referrer'],
  ['/feedback/0b2f5c1e-8a47-4c39-9e0d-1f2a3b4c5d6e', 'no-referrer'],
  ['/verify-email/1/abc', 'no-referrer'],
  ['/unsubscribe?account=1&signature=abc', 'no-referrer'],
  ['/AUTH/login', 'no-referrer'],
  ['/authors', 'strict-origin-when-cross-origin'],
  ['/masterclasses', 'strict-origin-when-cross-origin'],
])('%s has the referrer policy %s', async (url, policy) => {
  expect((await academy.app.inject({ url })).headers['referrer-policy']).toBe(policy)
})

describe.each(kinds)('%s', (_, method, url, status) => {
  const wanted = {
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  }

  test('has the security headers', async () => {
    const { statusCode, headers } = await academy.app.inject({ method, url })
    if (status) expect(statusCode).toBe(status)
    expect(headers).toMatchObject(wanted)
    expect(headers['permissions-policy']).toContain('camera=()')
    const policy = String(headers['content-security-policy']).split('; ')
    expect(policy).toEqual(
      expect.arrayContaining([
        "default-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
      ]),
    )
    // Recordings that are files are played from anywhere; nothing else is loaded from elsewhere.
    const strict = policy.filter(directive => directive !== "media-src 'self' https:")
    expect(strict.join()).not.toMatch(/unsafe|\*|https?:|script-src [^;]*data:/)
    expect(headers).not.toHaveProperty('server')
    expect(headers).not.toHaveProperty('x-powered-by')
  })

  test('requires HTTPS in production only', async () => {
    const strict = (await live.app.inject({ method, url })).headers['strict-transport-security']
    expect(strict).toMatch(/^max-age=\d{8,}; includeSubDomains$/)
    expect((await academy.app.inject({ method, url })).headers).not.toHaveProperty(
      'strict-transport-security',
    )
  })

  test('has its own request id, which the client cannot set', async () => {
    const answers = await Promise.all(
      [1, 2].map(() => academy.app.inject({ method, url, headers: { 'x-request-id': 'mine' } })),
    )
    const ids = answers.map(({ headers }) => String(headers['x-request-id']))
    expect(ids.every(id => /^[0-9a-f-]{36}$/.test(id))).toBe(true)
    expect(new Set(ids).size).toBe(2)
    for (const [index, { statusCode, body }] of answers.entries())
      if (statusCode >= 400 && body.startsWith('{')) expect(body).toContain(ids[index])
  })
})

describe('cache headers', () => {
  const cacheOf = async ({ method, path }: Endpoint, token = '') => {
    const url = path.replaceAll(/:\w+/g, '1')
    const { statusCode, headers } = await academy.app.inject({
      method,
      url,
      headers: { authorization: `Bearer ${token}` },
    })
    return { failed: statusCode >= 400, cache: headers['cache-control'] }
  }

  test.each(Object.entries(endpoints))(
    'of %s are those of the contract, and failures are not cached',
    async (_, endpoint) => {
      const { token } = await academy.person(['Admin'])
      const { failed, cache } = await cacheOf(endpoint, token)
      // Calendar programs ask whether their copy is still the current one.
      const isChecked = endpoint.stored || endpoint.path.endsWith('.ics')
      const uncached = isChecked ? 'no-cache' : 'no-store'
      const allowed = endpoint.cacheable ? `public, max-age=${endpoint.cacheable}` : uncached
      expect(cache).toBe(failed ? 'no-store' : allowed)
    },
  )

  test('forbid caching of personal data', async () => {
    const person = await academy.person()
    const own = await academy.call(me, {}, { as: person })
    const changed = await academy.call(
      updateUser,
      { params: { id: String(person.id) }, body: {} },
      { as: person },
    )
    for (const { headers } of [own, changed]) expect(headers['cache-control']).toBe('no-store')
    const open = Object.values(endpoints).filter(endpoint => endpoint.cacheable || endpoint.stored)
    expect(open.every(endpoint => endpoint.method === 'GET' && endpoint.access === 'anyone')).toBe(true)
    expect(open.some(endpoint => endpoint.stored && endpoint.inMaintenance)).toBe(false)
  })
})
