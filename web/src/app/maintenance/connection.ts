export type ConnectionProblem = 'maintenance' | 'timeout' | 'fetchFailed' | 'network' | 'unknown'

/** The state of the connection to the server. */
export interface Connection {
  /** Every route leads to the maintenance page. */
  inMaintenance: boolean
  /** Shown to the user; undefined if all is well. */
  problem?: ConnectionProblem
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
export const connectionReducer = (before: Connection, event: ConnectionEvent): Connection => {
  const { inMaintenance, problem } = before
  switch (event) {
    case 'asked':
      return { ...before, isChecking: true }
    case 'answered':
      return connected
    case 'closed':
      return { inMaintenance: true, problem: 'maintenance', isChecking: false }
    case 'serverLost':
      return { inMaintenance: true, problem: 'fetchFailed', isChecking: false }
    case 'networkLost':
      return { inMaintenance: true, problem: 'network', isChecking: false }
    case 'silent':
      return { inMaintenance, problem: 'timeout', isChecking: false }
    case 'odd':
      return problem ? { inMaintenance, problem: 'unknown', isChecking: false } : connected
  }
}

let current = connected
const listeners = new Set<() => void>()

export const connection = (): Connection => current

/** Whether the last ping found maintenance mode or no server. */
export const inMaintenance = (): boolean => current.inMaintenance

export const dispatch = (event: ConnectionEvent): void => {
  current = connectionReducer(current, event)
  for (const listener of listeners) listener()
}

export const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
