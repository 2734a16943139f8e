import { createHash } from 'node:crypto'
import { MIN_LENGTH, toGzip } from './encodings.ts'

/** An answer that is the same for everybody, before it is prepared for sending. */
export interface MadeAnswer {
  status: number
  headers: Record<string, string>
  body: string
}

/** An answer as it is sent. Brotli follows when the answer is stored. */
export interface PreparedAnswer {
  status: number
  headers: Record<string, string>
  /** Identifies the content. Each encoding has its own entity tag, made from it. */
  hash: string
  plain: Buffer
  gzip?: Buffer
  br?: Buffer
}

export const prepare = async ({ status, headers, body }: MadeAnswer): Promise<PreparedAnswer> => {
  const plain = Buffer.from(body)
  return {
    status,
    headers,
    hash: createHash('sha256').update(plain).digest('base64url').slice(0, 27),
    plain,
    ...(plain.length >= MIN_LENGTH && { gzip: await toGzip(plain) }),
  }
}

export const sizeOf = ({ plain, gzip, br }: PreparedAnswer): number =>
  plain.length + (gzip?.length ?? 0) + (br?.length ?? 0)
