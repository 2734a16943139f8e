import { expect, test } from 'vitest'
import { type Connection, type ConnectionEvent, connected, connectionReducer } from './connection.ts'

const state = (inMaintenance: boolean, problem: Connection['problem'], isChecking = false): Connection => ({
  inMaintenance,
  isChecking,
  ...(problem && { problem }),
})
const closed = state(true, 'maintenance')
const lost = state(true, 'fetchFailed')
const offline = state(true, 'network')
const late = state(false, 'timeout')

test.each<[name: string, before: Connection, event: ConnectionEvent, after: Connection]>([
  ['a ping is sent', connected, 'asked', state(false, undefined, true)],
  ['a ping succeeds', state(false, undefined, true), 'answered', connected],
  ['maintenance begins', connected, 'closed', closed],
  ['the server becomes unreachable', connected, 'serverLost', lost],
  ['the device loses its network', connected, 'networkLost', offline],
  ['a timeout shows a warning, not maintenance', connected, 'silent', late],
  [
    'an unexpected answer without earlier trouble is ignored',
    state(false, undefined, true),
    'odd',
    connected,
  ],
  ['a retry keeps the overlay', closed, 'asked', state(true, 'maintenance', true)],
  ['a retry after a timeout keeps the warning', late, 'asked', state(false, 'timeout', true)],
  ['maintenance ends', closed, 'answered', connected],
  ['the server is back', lost, 'answered', connected],
  ['the network is back', offline, 'answered', connected],
  ['a late answer arrives', late, 'answered', connected],
  ['an unreachable server comes back in maintenance', lost, 'closed', closed],
  ['a server that timed out reports maintenance', late, 'closed', closed],
  ['the server becomes unreachable during maintenance', closed, 'serverLost', lost],
  ['a timeout during maintenance does not end it', closed, 'silent', state(true, 'timeout')],
  ['an unexpected answer during maintenance does not end it', closed, 'odd', state(true, 'unknown')],
  ['an unexpected answer after a timeout', late, 'odd', state(false, 'unknown')],
  ['a server that timed out becomes unreachable', late, 'serverLost', lost],
])('%s', (_, before, event, after) => {
  expect(connectionReducer(before, event)).toEqual(after)
})
