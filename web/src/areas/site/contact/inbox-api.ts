import * as contract from '@academy/contract/site/contact/endpoints'
import type {
  AnswerInput,
  MessageState,
  OfficeMessage,
  OfficeMessageDetail,
} from '@academy/contract/site/contact/inbox-schemas'
import { type Call, quiet } from '../../../base/call.ts'
import { type DataQuery, defineQuery } from '../../../base/query.ts'

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
  call(contract.messages, { query: { ...query } }, quiet)

export const messagesQuery = (call: Call, query: MessageQuery): DataQuery<MessagePage> =>
  defineQuery(call, ['messages', query], call => loadMessages(call, query))

/** `id` as given in the URL. */
export const loadMessage = (call: Call, id: number | string): Promise<OfficeMessageDetail> =>
  call(contract.message, by(id), quiet)

export const messageQuery = (call: Call, id: string): DataQuery<OfficeMessageDetail> =>
  defineQuery(call, ['message', id], call => loadMessage(call, id))

export const answerMessage = (call: Call, id: number, body: AnswerInput): Promise<OfficeMessageDetail> =>
  call(contract.answerMessage, { ...by(id), body }, quiet)

export const markMessage = (call: Call, { id, version }: OfficeMessageDetail, state: MessageState) =>
  call(contract.setMessageState, { ...by(id), body: { version, state } }, quiet)
