/** The API is in maintenance, or does not respond. */
type Outage = 'maintenance' | 'lost'

const listeners = new Set<(outage: Outage) => void>()

/** Called by API calls; the connection monitor listens. */
export const reportOutage = (outage: Outage): void => {
  for (const listener of listeners) listener(outage)
}

export const onOutage = (listener: (outage: Outage) => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
