import type { Locale } from '@academy/contract/base/locale'
import { showAlert } from './alerts.ts'
import { type Call, callOf } from './call.ts'
import { withConfirmation } from './confirmation.ts'
import { plainCall } from './plain-call.ts'
import { session } from './session.ts'
import { withFailureAlerts } from './with-failure-alerts.ts'

export type { Call } from './call.ts'

/** Returns the same call, aborted by the signal. */
export const withSignal = (call: Call, signal: AbortSignal | undefined): Call =>
  callOf((endpoint, input, options) => call(endpoint, input, { ...options, ...(signal && { signal }) }))

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
