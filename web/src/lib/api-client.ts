import type { Endpoint, InputOf, ReplyOf } from '@academy/contract/endpoint'
import type { Locale } from '@academy/contract/locale'
import { ApiError, ConnectionError, failureOf, UnreadableFileError } from './api-errors.ts'
import { type AnyInput, addressOf, formOf } from './api-request.ts'
import { sendWithProgress, type UploadRequest } from './api-upload.ts'
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
  /** The answer is no JSON but a file: here it is, with the name that the server gives it. */
  onFile?: (file: Blob, name: string | undefined) => void
  /** Where the answer is to speak another language than the page. */
  locale?: Locale
  /** The request goes on when the page is left. */
  keepalive?: boolean
  /** Hears which part of the body is on its way, from 0 to 1: for calls that carry a file. */
  onProgress?: (part: number) => void
}

/** Makes the one function through which the pages talk to the API. */
export const makeCall =
  (client: Client) =>
  async <E extends Endpoint>(
    route: Route<E>,
    input: InputOf<E>,
    options: CallOptions = {},
  ): Promise<ReplyOf<E>> => {
    const { signal, onFile } = options
    const upload = letterFor(client, route, input, options.locale)
    const response = await send(client, upload, options).catch(async cause => {
      await refuseUnreadableFile(upload)
      return lost(cause, signal)
    })
    if (!response.ok) throw new ApiError(response.status, await failureOf(response))
    if (!onFile) return readReply<ReplyOf<E>>(response, signal)
    onFile(await response.blob().catch(cause => lost(cause, signal)), nameOf(response))
    // An endpoint that answers with a file promises nothing else.
    return undefined as ReplyOf<E>
  }

const letterFor = (
  client: Client,
  route: Route<Endpoint>,
  input: AnyInput,
  locale = client.locale(),
): UploadRequest => {
  const url = addressOf(route.path, input, client.origin)
  const headers = new Headers({ accept: 'application/json', locale })
  const token = client.token()
  if (token && url.origin === client.origin) headers.set('authorization', `Bearer ${token}`)
  const upload = { url, method: route.method, headers }
  if (!input.body) return upload
  if (route.isForm) return { ...upload, body: formOf(input.body) }
  headers.set('content-type', 'application/json')
  return { ...upload, body: JSON.stringify(input.body) }
}

const send = (client: Client, upload: UploadRequest, options: CallOptions): Promise<Response> => {
  const { signal, onProgress, keepalive = false } = options
  if (onProgress && !client.fetch) return sendWithProgress(upload, onProgress, signal)
  const request = new Request(upload.url, { ...upload, keepalive })
  return client.fetch?.(request) ?? fetch(request, signal ? { signal } : {})
}

// The server holds its answers against the contract, so they are not validated a second time here.
const readReply = <T>(response: Response, signal: AbortSignal | undefined): Promise<T> =>
  response.status === 204
    ? Promise.resolve(undefined as T)
    : response.json().catch(cause => lost(cause, signal))

const nameOf = ({ headers }: Response) =>
  /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')?.[1]

/** Browsers report a file that they cannot read as a lost connection. */
const refuseUnreadableFile = async ({ body }: UploadRequest): Promise<void> => {
  if (!(body instanceof FormData)) return
  for (const [field, value] of body)
    if (value instanceof Blob && !(await isReadable(value))) throw new UnreadableFileError(field)
}

const isReadable = (file: Blob) =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    )

/** Whoever breaks off a call wants no message about it. */
const lost = (cause: unknown, signal: AbortSignal | undefined): never => {
  if (signal?.aborted) throw cause
  throw new ConnectionError('The API gave no answer', { cause })
}
