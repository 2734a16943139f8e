/** Why the overlay is there. */
export type ConnectionTrouble = 'maintenance' | 'timeout' | 'fetchFailed' | 'network' | 'unknown'

/** What the browser knows of the server. */
export interface Connection {
  /** Every route leads to the maintenance page. */
  inMaintenance: boolean
  /** Shown to the person; none while everything is fine. */
  trouble?: ConnectionTrouble
  /** A ping is under way, and not late yet. */
  isChecking: boolean
}

export type ConnectionEvent =
  /** A ping was sent. */
  | 'asked'
  /** It was answered as it should be. */
  | 'answered'
  /** It, or any other call, was answered with 503. */
  | 'closed'
  /** It found no server. */
  | 'serverLost'
  /** It found no server, and the device says that it has no network. */
  | 'networkLost'
  /** It has no answer after 8 seconds. One may still come. */
  | 'silent'
  /** It was answered in some other way: there is a server, but nobody knows in which state. */
  | 'odd'

export const connected: Connection = { inMaintenance: false, isChecking: false }

/** The next state. Only a 503 and a lost connection turn maintenance on, and only a good answer turns it off. */
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
