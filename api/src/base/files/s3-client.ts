import { createReadStream } from 'node:fs'
import { type ClientRequest, type IncomingMessage, request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import { pipeline } from 'node:stream/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import { StorageUnavailable } from './store.ts'

interface SignedRequest {
  method: string
  url: string
  headers: Headers
  /** The file to send as the body. */
  file?: { path: string; size: number } | undefined
}

interface ReceivedResponse {
  status: number
  headers: Headers
  /** Throws if the sender stops in the middle. */
  body(): AsyncGenerator<Buffer>
  text(): Promise<string>
}

/** The other side did not answer, or stopped sending or receiving, for too long. */
class S3Timeout extends Error {
  constructor() {
    super('no answer in time')
  }
}

const IDLE_TIMEOUT_MS = 10_000
// A large upload may take longer, if it makes 100 kB per second and never stalls.
const BYTES_PER_MS = 100

/**
 * Sends one request with strict time limits. `fetch` takes an abort signal, but drops it when its request
 * object is garbage-collected; destroying the socket from our own timer is reliable.
 */
const exchange = async <T>(
  sending: SignedRequest,
  use: (received: ReceivedResponse) => Promise<T>,
): Promise<T> => {
  const { method, url, headers, file } = sending
  const open = url.startsWith('https:') ? requestSecure : requestPlain
  const length = file ? { 'content-length': file.size } : {}
  const request = open(url, { method, headers: { ...Object.fromEntries(headers), ...length } })
  let answer: IncomingMessage | undefined
  const expire = () => (answer ?? request).destroy(new S3Timeout())
  const whole = setTimeout(expire, IDLE_TIMEOUT_MS + (file?.size ?? 0) / BYTES_PER_MS)
  const idle = setTimeout(expire, IDLE_TIMEOUT_MS)
  try {
    answer = await answerTo(request, file?.path, () => idle.refresh())
    clearTimeout(idle)
    // Drain what is not read below, so that the connection can be reused.
    if (method === 'HEAD') answer.resume()
    return await use(receivedFrom(answer))
  } finally {
    clearTimeout(whole)
    clearTimeout(idle)
    // Answered before everything was sent: the rest is not needed.
    if (!request.writableFinished) request.destroy()
  }
}

const answerTo = (request: ClientRequest, path: string | undefined, progress: () => void) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    // The listener stays for the whole request: an unhandled error after the answer would end the process.
    request.on('error', reject).once('response', resolve)
    if (path === undefined) request.end()
    else pipeline(piecesOf(path, progress), request).catch(reject)
  })

async function* piecesOf(path: string, progress: () => void) {
  for await (const piece of createReadStream(path)) {
    progress()
    yield piece
  }
}

const receivedFrom = (answer: IncomingMessage): ReceivedResponse => ({
  status: answer.statusCode ?? 0,
  headers: new Headers(
    Object.entries(answer.headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)] as [string, string]],
    ),
  ),
  body: () => bodyOf(answer),
  text: async () => Buffer.concat(await Array.fromAsync(bodyOf(answer))).toString(),
})

/** The limit counts only while waiting for the sender, not for a slow reader. */
async function* bodyOf(answer: IncomingMessage): AsyncGenerator<Buffer> {
  const pieces = answer[Symbol.asyncIterator]()
  try {
    for (;;) {
      const timer = setTimeout(() => answer.destroy(new S3Timeout()), IDLE_TIMEOUT_MS)
      const piece = await pieces.next().finally(() => clearTimeout(timer))
      if (piece.done) return
      yield piece.value
    }
  } finally {
    answer.destroy()
  }
}

export interface S3Settings {
  endpoint: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
  /** Public address of the storage, if it differs from the one that the server uses. */
  publicEndpoint?: string | undefined
}

interface S3Request {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE'
  key?: string
  query?: Record<string, string>
  headers?: Record<string, string>
  file?: SignedRequest['file']
}

const attempts = 3
const MAX_LINK_LIFETIME = 7 * 24 * 60 * 60

/** An error response; `isRetryable` says whether a retry may help. */
class Refusal extends Error {
  readonly isRetryable: boolean
  constructor(status: number, body: string) {
    super(`${status} ${/<Code>(\w+)<\/Code>/.exec(body)?.[1] ?? ''}`.trim())
    this.isRetryable = status === 429 || status >= 500
  }
}

export const s3Client = (settings: S3Settings) => {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = settings
  const aws = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' })

  const addressOf = (host: string, key: string, query: Record<string, string>) => {
    const url = new URL(`${host.replace(/\/$/, '')}/${bucket}${key && `/${key}`}`)
    url.search = new URLSearchParams(query).toString()
    return url
  }

  const once = async <T>(request: S3Request, use: (received: ReceivedResponse) => Promise<T>) => {
    const { method, key = '', query = {}, file } = request
    const signed = await aws.sign(addressOf(endpoint, key, query), {
      method,
      headers: request.headers ?? {},
    })
    return exchange({ method, url: signed.url, headers: signed.headers, file }, async received => {
      const { status } = received
      if (status >= 200 && status < 300) return use(received)
      const text = await received.text()
      if (status === 404) return null
      throw new Refusal(status, text)
    })
  }

  return {
    /**
     * Returns what `use` makes of the answer, or null if the object does not exist. `use` has to read
     * everything it needs.
     */
    async send<T>(request: S3Request, use: (received: ReceivedResponse) => Promise<T>): Promise<T | null> {
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await once(request, use)
        } catch (cause) {
          const isFinal = cause instanceof S3Timeout || (cause instanceof Refusal && !cause.isRetryable)
          if (isFinal || attempt === attempts) throw unavailable(settings, cause)
          await delay(100 * attempt)
        }
      }
    },

    /** For a time in the past, the signature is dated back, so that the link has already expired. */
    async linkTo(key: string, expires: Date, query: Record<string, string>): Promise<string> {
      const until = Math.floor(expires.getTime() / 1000)
      const from = Math.min(Math.floor(Date.now() / 1000), until - 1)
      const lifetime = { 'X-Amz-Expires': String(Math.min(until - from, MAX_LINK_LIFETIME)) }
      const url = addressOf(settings.publicEndpoint ?? endpoint, key, { ...query, ...lifetime })
      const datetime = new Date(from * 1000).toISOString().replace(/[:-]|\.\d{3}/g, '')
      const signed = await aws.sign(url, { method: 'GET', aws: { signQuery: true, datetime } })
      // S3 signs a space as %20, and not every server reads a plus as a space.
      return signed.url.replaceAll('+', '%20')
    },
  }
}

export const unavailable = ({ endpoint, bucket }: S3Settings, cause: unknown) =>
  new StorageUnavailable(`The file storage ${endpoint}/${bucket} cannot be used: ${reasonOf(cause)}`, {
    cause,
  })

// A connection error of a host with several addresses has a code but no message.
const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  if (error.cause) return reasonOf(error.cause)
  return error.message || ('code' in error ? String(error.code) : error.name)
}
