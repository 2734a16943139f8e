import type { Endpoint } from '@academy/contract/base/endpoint'
import type { Locale } from '@academy/contract/base/locale'
import type { FastifyReply } from 'fastify'
import { bodyText, JSON_TYPE } from '../base/http-response.ts'
import { accepts, type Encoding, type PreparedResponse } from '../base/response-store/prepared.ts'
import type { ResponseStore } from '../base/response-store/response-store.ts'
import { localeOf } from './failures.ts'

/** Whether the client has named this version as the one that it knows (`If-None-Match`, RFC 9110). */
export const isKnownVersion = (etag: string | undefined, known: string | undefined): boolean =>
  etag !== undefined &&
  (known ?? '').split(',').some(one => ['*', etag].includes(one.trim().replace(/^W\//, '')))

const tagOf = ({ hash }: PreparedResponse, encoding?: Encoding) =>
  encoding ? `"${hash}-${encoding}"` : `"${hash}"`

/** Returns the entity tag that the client knows: of any encoding, because the content is the same. */
const knownTag = (response: PreparedResponse, known: string | undefined): string | undefined =>
  known === undefined
    ? undefined
    : ([undefined, 'gzip', 'br'] as const)
        .map(encoding => tagOf(response, encoding))
        .find(tag => isKnownVersion(tag, known))

const best = (response: PreparedResponse, accepted: string | undefined): Encoding | undefined => {
  if (response.br && accepts('br', accepted)) return 'br'
  return response.gzip && accepts('gzip', accepted) ? 'gzip' : undefined
}

interface Options {
  headers: Record<string, string>
  /** With an entity tag, for responses that can be asked for again. */
  hasTag: boolean
}

/** Sends a response in the best encoding that the client accepts, or 304 if the client has it. */
export const sendPrepared = (
  reply: FastifyReply,
  response: PreparedResponse,
  { headers, hasTag }: Options,
) => {
  const { headers: asked } = reply.request
  // Also with 304: browsers replace the headers that they have stored, among them the Content-Security-Policy.
  reply.headers(headers).headers(response.headers)
  const known = hasTag && knownTag(response, asked['if-none-match'])
  if (known) return reply.code(304).header('etag', known).send()
  const encoding = best(response, asked['accept-encoding'])
  reply.code(response.status)
  if (hasTag) reply.header('etag', tagOf(response, encoding))
  if (encoding) reply.header('content-encoding', encoding)
  return reply.send(encoding ? response[encoding] : response.plain)
}

interface StoredCall {
  params: unknown
  query: Record<string, unknown>
  locale: Locale
}

const VARY = { vary: 'Accept-Language, Locale, Accept-Encoding' }

/** Returns the parameters that the endpoint knows: others must not fill the store. */
const knownQuery = ({ query }: Endpoint, sent: unknown): Record<string, unknown> => {
  const values = Object.entries(Object(sent)).filter(([name]) => query && name in query.shape)
  return Object.fromEntries(values.toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

/** Answers a read from the store. `read` gets all that the response may depend on. */
export const sendStored = async (
  store: ResponseStore,
  endpoint: Endpoint,
  reply: FastifyReply,
  read: (call: StoredCall) => Promise<unknown>,
) => {
  const { request } = reply
  const { path, status } = endpoint
  const query = knownQuery(endpoint, request.query)
  const call = { params: request.params, query, locale: localeOf(request) }
  const make = async () => ({
    status,
    headers: JSON_TYPE,
    body: bodyText(await read(call)),
    isStorable: true,
  })
  const response = await store.get({
    key: `read ${call.locale} ${path} ${JSON.stringify([call.params, query])}`,
    make,
    remake: make,
  })
  return sendPrepared(reply, response, { headers: VARY, hasTag: true })
}
