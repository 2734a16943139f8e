import type { Endpoint } from '@academy/contract/base/endpoint'
import type { Locale } from '@academy/contract/base/locale'
import type { FastifyReply } from 'fastify'
import { bodyText, JSON_TYPE } from '../base/http-response.ts'
import type { ResponseStore } from '../base/response-store/response-store.ts'
import { localeOf } from './locale.ts'
import { sendPrepared } from './send-prepared.ts'

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
