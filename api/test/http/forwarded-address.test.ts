import { forgotPassword } from '@academy/contract/access/accounts/endpoints'
import { afterEach, expect, test } from 'vitest'
import { forgotLimits } from '../../src/areas/access/accounts/rules.ts'
import { PROXY, type TestApp, testApp } from '../app.ts'

const most = forgotLimits('', '').network[0]?.max ?? 0

let academy: TestApp | undefined
afterEach(() => academy?.close())

/** Returns the status of the first request beyond the limit of one address. */
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
  ['the header is ignored without a configured proxy', '', call => `10.0.0.${call}`, COUNTED],
  ['the header is ignored when another host is the proxy', '192.0.2.1', call => `10.0.0.${call}`, COUNTED],
  ['different callers behind the proxy are counted separately', PROXY, call => `10.0.0.${call}`, NOT_COUNTED],
  ['requests of the same caller behind the proxy are counted together', PROXY, () => '10.0.0.7', COUNTED],
  ['addresses that a caller prepends are ignored', PROXY, call => `10.0.0.${call}, 10.0.0.7`, COUNTED],
  [
    'a proxy address that a caller prepends is ignored',
    PROXY,
    call => `10.0.0.${call}, 127.0.0.2, 10.0.0.7`,
    COUNTED,
  ],
  [
    'different callers behind two proxies are counted separately',
    `${PROXY},10.1.0.0/16`,
    call => `10.0.0.${call}, 10.1.2.3`,
    NOT_COUNTED,
  ],
  [
    'addresses that a caller prepends are ignored behind two proxies',
    `${PROXY},10.1.0.0/16`,
    call => `10.0.0.${call}, 10.0.0.7, 10.1.2.3`,
    COUNTED,
  ],
])('%s', async (_, trust, forwarded, status) => {
  expect(await statusBeyond(trust, forwarded)).toBe(status)
})

test('an invalid forwarded address is ignored', async () => {
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
