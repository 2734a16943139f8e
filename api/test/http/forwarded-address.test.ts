import { forgotPassword } from '@academy/contract/accounts/endpoints'
import { afterEach, expect, test } from 'vitest'
import { forgotLimits } from '../../src/features/accounts/rules.ts'
import { PROXY, type TestApp, testApp } from '../app.ts'

const most = forgotLimits('', '').network[0]?.most ?? 0

let academy: TestApp | undefined
afterEach(() => academy?.close())

/** The status after as many calls as one address may make, and one more. */
const statusBeyond = async (trust: string, forwarded: (call: number) => string): Promise<number> => {
  const app = await testApp({ TRUST_PROXY: trust })
  academy = app
  const statuses: number[] = []
  for (let call = 0; call <= most; call++) {
    const response = await app.app.inject({
      method: forgotPassword.method,
      url: forgotPassword.path,
      headers: { 'x-forwarded-for': forwarded(call) },
      payload: { email_address: `somebody-${call}@example.org` },
    })
    statuses.push(response.statusCode)
  }
  expect(statuses.slice(0, most)).toEqual(Array.from({ length: most }, () => 200))
  return statuses.at(-1) ?? 0
}

const COUNTED = 429
const NOT_COUNTED = 200

test.each<[string, string, (call: number) => string, number]>([
  ['no proxy is configured, so the header is ignored', '', call => `10.0.0.${call}`, COUNTED],
  ['another machine is the proxy, so the header is ignored', '192.0.2.1', call => `10.0.0.${call}`, COUNTED],
  ['the proxy names a caller each time', PROXY, call => `10.0.0.${call}`, NOT_COUNTED],
  ['the proxy names the same caller each time', PROXY, () => '10.0.0.7', COUNTED],
  ['a caller puts addresses of its choice in front', PROXY, call => `10.0.0.${call}, 10.0.0.7`, COUNTED],
  [
    'a caller pretends to be behind the proxy itself',
    PROXY,
    call => `10.0.0.${call}, 127.0.0.2, 10.0.0.7`,
    COUNTED,
  ],
  [
    'two proxies in a row are configured',
    `${PROXY},10.1.0.0/16`,
    call => `10.0.0.${call}, 10.1.2.3`,
    NOT_COUNTED,
  ],
  [
    'a caller in front of two proxies lies',
    `${PROXY},10.1.0.0/16`,
    call => `10.0.0.${call}, 10.0.0.7, 10.1.2.3`,
    COUNTED,
  ],
])('%s', async (_, trust, forwarded, status) => {
  expect(await statusBeyond(trust, forwarded)).toBe(status)
})

test('a forwarded address that is none does no harm', async () => {
  const app = await testApp()
  academy = app
  const strange = [
    '',
    ',',
    'unknown',
    '::::',
    '999.1.1.1',
    '10.0.0.1:80',
    'a'.repeat(9_000),
    "'; drop table accounts",
  ]
  for (const forwarded of strange) {
    const headers = { 'x-forwarded-for': forwarded }
    const payload = { email_address: 'somebody@example.org' }
    const answer = await app.app.inject({ method: 'POST', url: forgotPassword.path, headers, payload })
    expect(answer.statusCode, forwarded).toBe(200)
  }
})
