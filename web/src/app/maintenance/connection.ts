export type ConnectionTrouble = 'maintenance' | 'timeout' | 'fetchFailed' | 'network' | 'unknown'

/** The state of the connection to the server. */
export interface Connection {
  /** Every route leads to the maintenance page. */
  inMaintenance: boolean
  /** Shown to the user; undefined if all is well. */
  trouble?: ConnectionTrouble
  /** A ping is in flight and not late yet. */
  isChecking: boolean
}

export type ConnectionEvent =
  /** A ping was sent. */
  | 'asked'
  /** The ping succeeded. */
  | 'answered'
  /** A ping or any other call returned 503. */
  | 'closed'
  /** The ping could not reach the server. */
  | 'serverLost'
  /** The ping could not reach the server, and the device is offline. */
  | 'networkLost'
  /** No response after 8 seconds. It may still arrive. */
  | 'silent'
  /** Any other response: the server is reachable, but its state is unknown. */
  | 'odd'

export const connected: Connection = { inMaintenance: false, isChecking: false }

/**
 * Returns the next state. Only a 503 and a lost connection turn maintenance on; only a successful response
 * turns it off.
 */
export const connectionAfter = (before: Connection, event: ConnectionEvent): Connection => {
  const { inMaintenance, trouble } = before
  switch (event) {
    case 'asked':
      return { ...before, isChecking: true }
    case 'answered':
      return connected
    case 'closed':
      return { inMaintenance: true, trouble: 'maintenance', isChecking: false }
    case 'serverLost':
      return { inMaintenance: true, trouble: 'fetchFailed', isChecking: false }
    case 'networkLost':
      return { inMaintenance: true, trouble: 'network', isChecking: false }
    case 'silent':
      return { inMaintenance, trouble: 'timeout', isChecking: false }
    case 'odd':
      return trouble ? { inMaintenance, trouble: 'unknown', isChecking: false } : connected
  }
}
