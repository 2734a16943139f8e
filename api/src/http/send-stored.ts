import type { Endpoint } from '@academy/contract/endpoint'
import type { Locale } from '@academy/contract/lib/locale'
import type { FastifyReply } from 'fastify'
import { bodyText, JSON_TYPE } from '../lib/answer.ts'
import type { AnswerStore } from '../lib/answer-store/answer-store.ts'
import { localeOf } from './locale.ts'
import { sendPrepared } from './send-prepared.ts'

interface StoredCall {
  params: unknown
  locale: Locale
}

const VARY = { vary: 'Accept-Language, Locale, Accept-Encoding' }

/** Answers a read from the store. `read` gets all that the answer may depend on. */
export const sendStored = async (
  store: AnswerStore,
  { path, status }: Endpoint,
  reply: FastifyReply,
  read: (call: StoredCall) => Promise<unknown>,
) => {
  const { request } = reply
  const call = { params: request.params, locale: localeOf(request) }
  const make = async () => ({
    status,
    headers: JSON_TYPE,
    body: bodyText(await read(call)),
    isStorable: true,
  })
  const answer = await store.answer({
    key: `read ${call.locale} ${path} ${JSON.stringify(call.params)}`,
    make,
    remake: make,
  })
  return sendPrepared(reply, answer, { headers: VARY, hasTag: true })
}
