import type { Endpoint, InputOf, ReplyOf } from '@academy/contract/endpoint'
import type { Locale } from '@academy/contract/locale'
import { ApiError, ConnectionError, failureOf } from './api-errors.ts'
import { type AnyInput, addressOf, formOf } from './api-request.ts'
import type { Route } from './route.ts'

interface Client {
  /** Where the API lives; no other host ever sees the token. */
  origin: string
  locale: () => Locale
  token: () => string | undefined
  /** How a request is sent; the server, which is the API, answers itself. */
  fetch?: (request: Request) => Promise<Response>
}

export interface CallOptions {
  signal?: AbortSignal
  /** The caller deals with failures itself: nothing is shown to the person. */
  quiet?: boolean
}

/** Makes the one function through which the pages talk to the API. */
export const makeCall =
  (client: Client) =>
  async <E extends Endpoint>(
    route: Route<E>,
    input: InputOf<E>,
    { signal }: CallOptions = {},
  ): Promise<ReplyOf<E>> => {
    const response = await send(client, requestFor(client, route, input), signal)
    if (!response.ok) throw new ApiError(response.status, await failureOf(response))
    return readReply<ReplyOf<E>>(response, signal)
  }

const requestFor = (client: Client, route: Route<Endpoint>, input: AnyInput): Request => {
  const url = addressOf(route.path, input, client.origin)
  const headers = new Headers({ accept: 'application/json', locale: client.locale() })
  const token = client.token()
  if (token && url.origin === client.origin) headers.set('authorization', `Bearer ${token}`)
  if (!input.body) return new Request(url, { method: route.method, headers })
  if (route.isForm) return new Request(url, { method: route.method, headers, body: formOf(input.body) })
  headers.set('content-type', 'application/json')
  return new Request(url, { method: route.method, headers, body: JSON.stringify(input.body) })
}

const send = (client: Client, request: Request, signal: AbortSignal | undefined): Promise<Response> =>
  (client.fetch?.(request) ?? fetch(request, signal ? { signal } : {})).catch(cause => lost(cause, signal))

// The server holds its answers against the contract, so they are not validated a second time here.
const readReply = <T>(response: Response, signal: AbortSignal | undefined): Promise<T> =>
  response.status === 204
    ? Promise.resolve(undefined as T)
    : response.json().catch(cause => lost(cause, signal))

/** Whoever breaks off a call wants no message about it. */
const lost = (cause: unknown, signal: AbortSignal | undefined): never => {
  if (signal?.aborted) throw cause
  throw new ConnectionError('The API gave no answer', { cause })
}
