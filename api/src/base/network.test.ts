import { expect, test } from 'vitest'
import { networkOf, shownNetwork, siteOf } from './network.ts'

test.each([
  ['10.1.2.3', '10.1.2.3', undefined],
  ['::ffff:10.1.2.3', '10.1.2.3', undefined],
  ['::ffff:a01:203', '10.1.2.3', undefined],
  ['2001:db8::1', '2001:db8:0:0::/64', '2001:db8:0::/48'],
  ['2001:db8:0:0:1:2:3:4', '2001:db8:0:0::/64', '2001:db8:0::/48'],
  ['2001:0DB8:0000::ffff:1', '2001:db8:0:0::/64', '2001:db8:0::/48'],
  ['2001:db8:7:8:9::', '2001:db8:7:8::/64', '2001:db8:7::/48'],
  ['2001:db8:7:9::1', '2001:db8:7:9::/64', '2001:db8:7::/48'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0::/48'],
  ['::1', '0:0:0:0::/64', '0:0:0::/48'],
  ['unknown', 'unknown', undefined],
])('%s is counted as network %s, of the site %s', (ip, network, site) => {
  expect([networkOf(ip), siteOf(ip)]).toEqual([network, site])
})

test.each([
  ['203.0.113.77', '203.0.113.x'],
  ['::ffff:203.0.113.77', '203.0.113.x'],
  ['2001:db8:7:8:9::1', '2001:db8:7::/48'],
  ['127.0.0.1', 'local'],
  ['::1', 'local'],
  ['::ffff:10.4.5.6', 'local'],
  ['192.168.1.20', 'local'],
  ['172.16.0.9', 'local'],
  ['172.32.0.9', '172.32.0.x'],
  ['fd12:3456::1', 'local'],
  ['fe80::1%eth0', 'local'],
  ['unknown', null],
  ['<b>203.0.113.77', null],
])('%s is shown as %s', (ip, shown) => {
  expect(shownNetwork(ip)).toBe(shown)
})
