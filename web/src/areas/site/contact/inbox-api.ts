import type * as contract from '@academy/contract/site/contact/endpoints'
import type {
  AnswerInput,
  MessageState,
  OfficeMessage,
  OfficeMessageDetail,
} from '@academy/contract/site/contact/inbox-schemas'
import type { Call } from '../../../base/api.ts'
import { type DataQuery, defineQuery } from '../../../base/query.ts'
import { route } from '../../../base/route.ts'

const quiet = { quiet: true } as const

const routes = {
  list: route<typeof contract.messages>('GET', '/api/academy/a/messages'),
  show: route<typeof contract.message>('GET', '/api/academy/a/messages/:id'),
  answer: route<typeof contract.answerMessage>('POST', '/api/academy/a/messages/:id/answer'),
  mark: route<typeof contract.setMessageState>('PUT', '/api/academy/a/messages/:id/state'),
}

const by = (id: number | string) => ({ params: { id: String(id) } })

/** What of the messages is listed. */
export interface MessageQuery {
  search?: string
  state?: MessageState
  page?: number
}

export interface MessagePage {
  messages: OfficeMessage[]
  total: number
  new_count: number
}

export const loadMessages = (call: Call, query: MessageQuery): Promise<MessagePage> =>
  call(routes.list, { query: { ...query } }, quiet)

export const messagesQuery = (call: Call, query: MessageQuery): DataQuery<MessagePage> =>
  defineQuery(call, ['messages', query], call => loadMessages(call, query))

/** `id` as given in the URL. */
export const loadMessage = (call: Call, id: number | string): Promise<OfficeMessageDetail> =>
  call(routes.show, by(id), quiet)

export const messageQuery = (call: Call, id: string): DataQuery<OfficeMessageDetail> =>
  defineQuery(call, ['message', id], call => loadMessage(call, id))

export const answerMessage = (call: Call, id: number, body: AnswerInput): Promise<OfficeMessageDetail> =>
  call(routes.answer, { ...by(id), body }, quiet)

export const markMessage = (call: Call, { id, version }: OfficeMessageDetail, state: MessageState) =>
  call(routes.mark, { ...by(id), body: { version, state } }, quiet)
