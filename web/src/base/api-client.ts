import type { Endpoint, InputOf, ReplyOf } from '@academy/contract/base/endpoint'
import type { Locale } from '@academy/contract/base/locale'
import { ApiError, ConnectionError, failureOf, UnreadableFileError } from './api-errors.ts'
import type { UploadRequest } from './api-upload.ts'

type Values = Record<string, unknown>

/** What a call needs of an endpoint; the build of the pages leaves out the rest. */
type Address = Pick<Endpoint, 'method' | 'path' | 'form'>

/** The input of a call, without the endpoint's types. */
interface AnyInput {
  params?: Values | undefined
  query?: Values | undefined
  body?: Values | undefined
}

const given = (values: Values) =>
  Object.entries(values).filter(([, value]) => value !== undefined && value !== null)

/** Returns the URL of a call: path parameters and query. */
const urlOf = (path: string, { params = {}, query = {} }: AnyInput, origin: string): URL => {
  const filled = path.replace(/(?<=\/):(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const url = new URL(filled, origin)
  for (const [key, value] of given(query)) url.searchParams.set(key, String(value))
  return url
}

// Forms have no booleans: the API reads 1 and 0.
const fieldOf = (value: unknown) => {
  if (value instanceof Blob) return value
  return typeof value === 'boolean' ? String(Number(value)) : String(value)
}

const formOf = (body: Values): FormData => {
  const form = new FormData()
  for (const [key, value] of given(body)) form.append(key, fieldOf(value))
  return form
}

interface Client {
  /** The API's origin; no other host ever receives the token. */
  origin: string
  locale: () => Locale
  token: () => string | undefined
  /** Sends a request; during server rendering the API is called in-process. */
  fetch?: (request: Request) => Promise<Response>
}

export interface CallOptions {
  signal?: AbortSignal
  /** The caller handles failures: nothing is shown to the user. */
  quiet?: boolean
  /** Receives the file and its name, if the response is a file instead of JSON. */
  onFile?: (file: Blob, name: string | undefined, headers: Headers) => void
  /** The response's language, if different from the page's. */
  locale?: Locale
  /** The request continues when the page is left. */
  keepalive?: boolean
  /** Receives the upload progress, from 0 to 1. */
  onProgress?: (part: number) => void
}

/** Creates the function through which pages call the API. */
export const makeCall =
  (client: Client) =>
  async <E extends Endpoint>(
    endpoint: E,
    input: InputOf<E>,
    options: CallOptions = {},
  ): Promise<ReplyOf<E>> => {
    const { signal, onFile } = options
    const upload = requestFor(client, endpoint, input, options.locale)
    const response = await send(client, upload, options).catch(async cause => {
      await refuseUnreadableFile(upload)
      return lost(cause, signal)
    })
    if (!response.ok) throw new ApiError(response.status, await failureOf(response))
    if (!onFile) return readReply<ReplyOf<E>>(response, signal)
    onFile(await response.blob().catch(cause => lost(cause, signal)), nameOf(response), response.headers)
    // An endpoint that returns a file has no reply.
    return undefined as ReplyOf<E>
  }

const requestFor = (
  client: Client,
  { method, path, form }: Address,
  input: AnyInput,
  locale = client.locale(),
): UploadRequest => {
  const url = urlOf(path, input, client.origin)
  const headers = new Headers({ accept: 'application/json', locale })
  const token = client.token()
  if (token && url.origin === client.origin) headers.set('authorization', `Bearer ${token}`)
  const upload = { url, method, headers }
  if (!input.body) return upload
  if (form) return { ...upload, body: formOf(input.body) }
  headers.set('content-type', 'application/json')
  return { ...upload, body: JSON.stringify(input.body) }
}

const send = async (client: Client, upload: UploadRequest, options: CallOptions): Promise<Response> => {
  const { signal, onProgress, keepalive = false } = options
  if (onProgress && !client.fetch)
    return (await import('./api-upload.ts')).sendWithProgress(upload, onProgress, signal)
  const request = new Request(upload.url, { ...upload, keepalive })
  return client.fetch?.(request) ?? fetch(request, signal ? { signal } : {})
}

// The server validates its replies against the contract, so they are not validated again here.
const readReply = <T>(response: Response, signal: AbortSignal | undefined): Promise<T> =>
  response.status === 204
    ? Promise.resolve(undefined as T)
    : response.json().catch(cause => lost(cause, signal))

const nameOf = ({ headers }: Response) =>
  /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')?.[1]

/** Browsers report an unreadable file as a network error, so check the files first. */
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

/** An aborted call needs no message. */
const lost = (cause: unknown, signal: AbortSignal | undefined): never => {
  if (signal?.aborted) throw cause
  throw new ConnectionError('The API did not respond', { cause })
}
