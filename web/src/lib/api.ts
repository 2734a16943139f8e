import type { Endpoint, InputOf, ReplyOf } from '@academy/contract/endpoint'
import type { Locale } from '@academy/contract/lib/locale'
import { showAlert } from './alerts.ts'
import type { CallOptions } from './api-client.ts'
import { withConfirmation } from './confirmation.ts'
import { plainCall } from './plain-call.ts'
import type { Route } from './route.ts'
import { session } from './session.ts'
import { withFailureAlerts } from './with-failure-alerts.ts'

/**
 * How pages call the API. A quiet call resolves or throws; any other shows its failures and may resolve to
 * undefined.
 */
export interface Call {
  <E extends Endpoint>(
    route: Route<E>,
    input: InputOf<E>,
    options: CallOptions & { quiet: true },
  ): Promise<ReplyOf<E>>
  <E extends Endpoint>(
    route: Route<E>,
    input: InputOf<E>,
    options?: CallOptions,
  ): Promise<ReplyOf<E> | undefined>
}

/** Returns the same call, aborted by the signal. */
export const withSignal = (call: Call, signal: AbortSignal | undefined): Call => {
  const ended = ((route, input, options) =>
    call(route, input, { ...options, ...(signal && { signal }) })) as Call
  return ended
}

let boundUserId: number | undefined

/** Binds calls to this person: data of the page is never sent with someone else's session. */
export const bindCallsTo = (personId: number): (() => void) => {
  boundUserId = personId
  return () => {
    boundUserId = undefined
  }
}

const isOtherUsersSession = () => {
  const personId = session()?.user_data.id
  return boundUserId !== undefined && personId !== undefined && personId !== boundUserId
}

const changeListeners = new Set<() => void>()

/** Registers a listener that runs after every call that may have changed data on the server. */
export const onServerChange = (listener: () => void): void => void changeListeners.add(listener)

/** As plainCall, with alerts for failures. */
export const browserCall = (locale: Locale): Call => {
  const call = plainCall(locale)
  const ownCall: typeof call = async (...args) => {
    // The page is about to be reloaded.
    if (isOtherUsersSession()) throw new DOMException('Somebody else has logged in', 'AbortError')
    const reply = await withConfirmation(() => call(...args))
    if (args[0].method !== 'GET') for (const listener of changeListeners) listener()
    return reply
  }
  return withFailureAlerts(ownCall, locale, showAlert)
}
