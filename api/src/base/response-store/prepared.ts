import { createHash } from 'node:crypto'
import { MIN_LENGTH, toGzip } from './encodings.ts'

/** A response that is the same for everybody, before it is prepared for sending. */
export interface MadeResponse {
  status: number
  headers: Record<string, string>
  body: string
}

/** A response as it is sent. Brotli follows when the response is stored. */
export interface PreparedResponse {
  status: number
  headers: Record<string, string>
  /** Identifies the content. Each encoding has its own entity tag, made from it. */
  hash: string
  plain: Buffer
  gzip?: Buffer
  br?: Buffer
}

export const prepare = async ({ status, headers, body }: MadeResponse): Promise<PreparedResponse> => {
  const plain = Buffer.from(body)
  return {
    status,
    headers,
    hash: createHash('sha256').update(plain).digest('base64url').slice(0, 27),
    plain,
    ...(plain.length >= MIN_LENGTH && { gzip: await toGzip(plain) }),
  }
}

export const sizeOf = ({ plain, gzip, br }: PreparedResponse): number =>
  plain.length + (gzip?.length ?? 0) + (br?.length ?? 0)
