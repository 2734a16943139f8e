import type { Device } from '@academy/contract/base/devices'
import { expect, test } from 'vitest'
import { isNewDevice } from './start-session.ts'

const phone: Device = { browser: 'Safari', system: 'iPhone' }
const laptop: Device = { browser: 'Firefox', system: 'Windows' }
const device = (secret: string, what: Device) => ({ ...what, device_hash: Buffer.from(secret) })

test.each([
  ['the cookie of a known browser', [device('a', phone)], device('a', phone), false, false],
  [
    'the cookie, although the browser has another name by now',
    [device('a', phone)],
    device('a', laptop),
    false,
    false,
  ],
  ['an unknown browser in an unknown network', [device('a', phone)], device('b', phone), false, true],
  ['a private window in a known network', [device('a', phone)], device('b', phone), true, false],
  ['another kind of browser in a known network', [device('a', phone)], device('b', laptop), true, true],
  ['the first browser since devices are known, in a known network', [], device('a', phone), true, false],
  ['the first browser since devices are known, elsewhere', [], device('a', phone), false, true],
])('%s', (_what, known, used, isKnownNetwork, expected) => {
  expect(isNewDevice({ device: used, isKnownNetwork, known })).toBe(expected)
})
