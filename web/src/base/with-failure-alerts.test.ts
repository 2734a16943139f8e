import * as accounts from '@academy/contract/access/accounts/endpoints'
import type { User } from '@academy/contract/access/accounts/schemas'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeCall } from './api-client.ts'
import { onOutage } from './outages.ts'
import { session, storeSession } from './session.ts'
import { withFailureAlerts } from './with-failure-alerts.ts'

const loginOf = (access_token: string) => ({ access_token, user_data: {} as User })

/** Browser storage, as far as the session uses it. */
const storage = () => {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

let shown: string[]
let outages: string[]
let stopListening: () => void

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
  vi.stubGlobal('localStorage', storage())
  vi.stubGlobal('sessionStorage', storage())
  storeSession(loginOf('one'))
  shown = []
  outages = []
  stopListening = onOutage(outage => outages.push(outage))
})
afterEach(() => {
  stopListening()
  vi.unstubAllGlobals()
})

const callThrough = (fetch: (request: Request) => Promise<Response>) =>
  withFailureAlerts(
    makeCall({ origin: 'http://site.example', locale: () => 'en', token: () => 'one', fetch }),
    'en',
    (kind, text) => shown.push(`${kind}: ${text}`),
  )
const failing = (status: number) =>
  callThrough(async () => Response.json({ code: 'x', message: 'Nein', request_id: '' }, { status }))
const broken = () => callThrough(() => Promise.reject(new TypeError('Failed to fetch')))

test.each([400, 401, 403, 404, 409, 422])(
  '%i is shown and thrown with the server’s message',
  async status => {
    await expect(failing(status)(accounts.me, {})).rejects.toMatchObject({ status, message: 'Nein' })
    expect(shown).toEqual([expect.stringMatching(/^dangerDismiss: /)])
    expect(outages).toEqual([])
  },
)

test('500 is shown, and the call resolves with undefined', async () => {
  expect(await failing(500)(accounts.me, {})).toBeUndefined()
  expect(shown).toEqual(['dangerDismiss: Internal server error.'])
})

test('503 turns maintenance on and is thrown as Maintenance Mode in every language', async () => {
  await expect(failing(503)(accounts.me, {})).rejects.toMatchObject({
    status: 503,
    message: 'Maintenance Mode',
  })
  expect(outages).toEqual(['maintenance'])
})

test('a lost connection is shown, thrown and reported', async () => {
  await expect(broken()(accounts.me, {})).rejects.toHaveProperty('name', 'ConnectionError')
  expect(shown).toEqual([expect.stringContaining('Connection to the server failed.')])
  expect(outages).toEqual(['lost'])
})

test('a quiet call shows nothing and throws even a 500, with the same side effects', async () => {
  const options = { quiet: true } as const
  await expect(failing(500)(accounts.me, {}, options)).rejects.toHaveProperty('status', 500)
  await expect(failing(503)(accounts.me, {}, options)).rejects.toHaveProperty('status', 503)
  await expect(broken()(accounts.me, {}, options)).rejects.toHaveProperty('name', 'ConnectionError')
  await expect(failing(401)(accounts.me, {}, options)).rejects.toHaveProperty('status', 401)
  expect(shown).toEqual([])
  expect(outages).toEqual(['maintenance', 'lost'])
  expect(session()).toBeUndefined()
})

test('401 removes the user from local and session storage', async () => {
  sessionStorage.setItem('user', 'from an older version')
  await expect(failing(401)(accounts.me, {})).rejects.toHaveProperty('status', 401)
  expect([session(), localStorage.getItem('user'), sessionStorage.getItem('user')]).toEqual([
    undefined,
    null,
    null,
  ])
  expect(shown).toEqual(['dangerDismiss: Unauthorized. Please log in again.'])
})

test.each([400, 403, 404, 409, 422, 500, 503])('%i keeps the user', async status => {
  await failing(status)(accounts.me, {}).catch(() => {})
  expect(session()?.access_token).toBe('one')
})

test('401 for a call from before the last login keeps the new login', async () => {
  const call = callThrough(async () => {
    storeSession(loginOf('two'))
    return Response.json({ code: 'unauthorized', message: 'Nein', request_id: '' }, { status: 401 })
  })
  await call(accounts.me, {}).catch(() => {})
  expect(session()?.access_token).toBe('two')
})

test('an aborted call shows nothing', async () => {
  const leaving = new AbortController()
  const call = callThrough(async request => {
    leaving.abort()
    return Promise.reject(new DOMException(request.url, 'AbortError'))
  })
  await expect(call(accounts.me, {}, { signal: leaving.signal })).rejects.toHaveProperty('name', 'AbortError')
  expect([shown, outages]).toEqual([[], []])
})
