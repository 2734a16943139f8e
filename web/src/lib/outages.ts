/** The API says that it is closed, or does not say anything at all. */
type Outage = 'maintenance' | 'lost'

const listeners = new Set<(outage: Outage) => void>()

/** Calls tell here what they ran into; the watch over the connection listens. */
export const reportOutage = (outage: Outage): void => {
  for (const listener of listeners) listener(outage)
}

export const onOutage = (listener: (outage: Outage) => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
