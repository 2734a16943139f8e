import { setTimeout as delay } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import { exchange, type Received, S3Timeout, type Sending } from './s3-transport.ts'
import { StorageUnavailable } from './store.ts'

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
  file?: Sending['file']
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

  const once = async <T>(request: S3Request, use: (received: Received) => Promise<T>) => {
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
    async send<T>(request: S3Request, use: (received: Received) => Promise<T>): Promise<T | null> {
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
