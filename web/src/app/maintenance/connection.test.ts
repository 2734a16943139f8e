import { expect, test } from 'vitest'
import { type Connection, type ConnectionEvent, connected, connectionAfter } from './connection.ts'

const state = (inMaintenance: boolean, trouble: Connection['trouble'], isChecking = false): Connection => ({
  inMaintenance,
  isChecking,
  ...(trouble && { trouble }),
})
const closed = state(true, 'maintenance')
const lost = state(true, 'fetchFailed')
const offline = state(true, 'network')
const late = state(false, 'timeout')

test.each<[name: string, before: Connection, event: ConnectionEvent, after: Connection]>([
  ['a ping leaves', connected, 'asked', state(false, undefined, true)],
  ['all is well', state(false, undefined, true), 'answered', connected],
  ['maintenance begins', connected, 'closed', closed],
  ['the server vanishes', connected, 'serverLost', lost],
  ['the device loses its network', connected, 'networkLost', offline],
  ['the server hangs: a warning, no maintenance', connected, 'silent', late],
  ['an odd answer while all is well', state(false, undefined, true), 'odd', connected],
  ['trying again keeps the overlay', closed, 'asked', state(true, 'maintenance', true)],
  ['trying again after a hang keeps the warning', late, 'asked', state(false, 'timeout', true)],
  ['maintenance ends', closed, 'answered', connected],
  ['the server is back', lost, 'answered', connected],
  ['the network is back', offline, 'answered', connected],
  ['the late answer comes', late, 'answered', connected],
  ['the server goes on into maintenance', lost, 'closed', closed],
  ['the hanging server turns out to be in maintenance', late, 'closed', closed],
  ['the server stops during maintenance', closed, 'serverLost', lost],
  ['the server hangs during maintenance, which goes on', closed, 'silent', state(true, 'timeout')],
  ['an odd answer during maintenance, which goes on', closed, 'odd', state(true, 'unknown')],
  ['an odd answer after a hang', late, 'odd', state(false, 'unknown')],
  ['the hanging server stops', late, 'serverLost', lost],
])('%s', (_, before, event, after) => {
  expect(connectionAfter(before, event)).toEqual(after)
})
