import type { FastifyReply } from 'fastify'
import { accepts, type Encoding } from '../lib/answer-store/encodings.ts'
import type { PreparedAnswer } from '../lib/answer-store/prepared.ts'

/** Whether the client has named this version as the one that it knows (`If-None-Match`, RFC 9110). */
export const isKnownVersion = (etag: string | undefined, known: string | undefined): boolean =>
  etag !== undefined &&
  (known ?? '').split(',').some(one => ['*', etag].includes(one.trim().replace(/^W\//, '')))

const tagOf = ({ hash }: PreparedAnswer, encoding?: Encoding) =>
  encoding ? `"${hash}-${encoding}"` : `"${hash}"`

/** Returns the entity tag that the client knows: of any encoding, because the content is the same. */
const knownTag = (answer: PreparedAnswer, known: string | undefined): string | undefined =>
  known === undefined
    ? undefined
    : ([undefined, 'gzip', 'br'] as const)
        .map(encoding => tagOf(answer, encoding))
        .find(tag => isKnownVersion(tag, known))

const best = (answer: PreparedAnswer, accepted: string | undefined): Encoding | undefined => {
  if (answer.br && accepts('br', accepted)) return 'br'
  return answer.gzip && accepts('gzip', accepted) ? 'gzip' : undefined
}

interface Options {
  headers: Record<string, string>
  /** With an entity tag, for answers that can be asked for again. */
  hasTag: boolean
}

/** Sends an answer in the best encoding that the client accepts, or 304 if the client has it. */
export const sendPrepared = (reply: FastifyReply, answer: PreparedAnswer, { headers, hasTag }: Options) => {
  const { headers: asked } = reply.request
  // Also with 304: browsers replace the headers that they have stored, among them the Content-Security-Policy.
  reply.headers(headers).headers(answer.headers)
  const known = hasTag && knownTag(answer, asked['if-none-match'])
  if (known) return reply.code(304).header('etag', known).send()
  const encoding = best(answer, asked['accept-encoding'])
  reply.code(answer.status)
  if (hasTag) reply.header('etag', tagOf(answer, encoding))
  if (encoding) reply.header('content-encoding', encoding)
  return reply.send(encoding ? answer[encoding] : answer.plain)
}
