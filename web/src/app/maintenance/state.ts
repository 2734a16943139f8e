import { type Connection, type ConnectionEvent, connected, connectionReducer } from './connection.ts'

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
