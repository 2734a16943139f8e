import type * as maintenance from '@academy/contract/maintenance'
import { plainCall } from '../../lib/api.ts'
import { ApiError } from '../../lib/api-errors.ts'
import { pageLocale } from '../../lib/i18n/locale.ts'
import { route } from '../../lib/route.ts'
import type { ConnectionEvent } from './connection.ts'
import { tell } from './state.ts'

const pingRoute = route<typeof maintenance.ping>('GET', '/api/ping')

const SILENCE_MS = 8_000
// What a proxy answers when it finds no server behind it.
const gatewayFailures = [502, 504]

const eventOf = (error: unknown): ConnectionEvent => {
  if (error instanceof ApiError && error.status === 503) return 'closed'
  if (error instanceof ApiError && !gatewayFailures.includes(error.status)) return 'odd'
  return navigator.onLine ? 'serverLost' : 'networkLost'
}

let running: AbortController | undefined

/** Asks the server whether it is there, with the login: admins are let in during maintenance. */
export const ping = async (): Promise<void> => {
  // A question without an answer makes room for the next: browsers keep only few connections to one host.
  running?.abort()
  const asking = new AbortController()
  running = asking
  tell('asked')
  const silence = setTimeout(tell, SILENCE_MS, 'silent')
  try {
    await plainCall(pageLocale())(pingRoute, {}, { signal: asking.signal })
    tell('answered')
  } catch (error) {
    if (!asking.signal.aborted) tell(eventOf(error))
  } finally {
    clearTimeout(silence)
  }
}
