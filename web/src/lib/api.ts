import type { Endpoint, InputOf, ReplyOf } from '@academy/contract/endpoint'
import type { Locale } from '@academy/contract/locale'
import { showAlert } from './alerts.ts'
import { type CallOptions, makeCall } from './api-client.ts'
import type { Route } from './route.ts'
import { session } from './session.ts'
import { withFailureAlerts } from './with-failure-alerts.ts'

/** How pages call the API. A quiet call always answers or throws; any other shows its failures and may answer nothing. */
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

/** The same call, given up when the signal says so. */
export const endedBy = (call: Call, signal: AbortSignal | undefined): Call => {
  const ended = ((route, input, options) =>
    call(route, input, { ...options, ...(signal && { signal }) })) as Call
  return ended
}

/** The API on the page's own host, in the page's language, for who is logged in. */
export const plainCall = (locale: Locale): ReturnType<typeof makeCall> =>
  makeCall({ origin: location.origin, locale: () => locale, token: () => session()?.access_token })

let pageOwner: number | undefined

/** From now on the page shows the data of this person: nothing of it is sent with the login of somebody else. */
export const bindCallsTo = (personId: number): (() => void) => {
  pageOwner = personId
  return () => {
    pageOwner = undefined
  }
}

const isOthersLogin = () => {
  const personId = session()?.user_data.id
  return pageOwner !== undefined && personId !== undefined && personId !== pageOwner
}

const changeListeners = new Set<() => void>()

/** Calls back after every call that may have changed something on the server. */
export const onServerChange = (listener: () => void): void => void changeListeners.add(listener)

/** The same, and the person hears of what fails. */
export const browserCall = (locale: Locale): Call => {
  const call = plainCall(locale)
  const ownCall: typeof call = async (...args) => {
    // The page is about to be loaded anew.
    if (isOthersLogin()) throw new DOMException('Somebody else has logged in', 'AbortError')
    const reply = await call(...args)
    if (args[0].method !== 'GET') for (const listener of changeListeners) listener()
    return reply
  }
  return withFailureAlerts(ownCall, locale, showAlert)
}
