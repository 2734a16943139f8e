import * as maintenance from '@academy/contract/office/maintenance/endpoints'
import { ApiError } from '../../base/api-errors.ts'
import { pageLocale } from '../../base/i18n/locale.ts'
import { plainCall } from '../../base/plain-call.ts'
import { type ConnectionEvent, dispatch } from './connection.ts'

const LATE_AFTER_MS = 8_000
// Returned by a proxy that cannot reach the server.
const gatewayFailures = [502, 504]

const eventOf = (error: unknown): ConnectionEvent => {
  if (error instanceof ApiError && error.status === 503) return 'closed'
  if (error instanceof ApiError && !gatewayFailures.includes(error.status)) return 'odd'
  return navigator.onLine ? 'serverLost' : 'networkLost'
}

interface Running {
  asking: AbortController
  isLate: boolean
  end: Promise<void>
}

let running: Running | undefined

const send = async (own: Running): Promise<void> => {
  const silence = setTimeout(() => {
    own.isLate = true
    dispatch('silent')
  }, LATE_AFTER_MS)
  try {
    await plainCall(pageLocale())(maintenance.ping, {}, { signal: own.asking.signal })
    dispatch('answered')
  } catch (error) {
    if (!own.asking.signal.aborted) dispatch(eventOf(error))
  } finally {
    clearTimeout(silence)
    if (running === own) running = undefined
  }
}

/**
 * Pings the server with the session, because admins have access during maintenance. Returns the ping in
 * flight unless it is late; a late one is aborted, because browsers allow few connections per host.
 */
export const ping = (): Promise<void> => {
  if (running && !running.isLate) return running.end
  running?.asking.abort()
  dispatch('asked')
  const own: Running = { asking: new AbortController(), isLate: false, end: Promise.resolve() }
  running = own
  own.end = send(own)
  return own.end
}
