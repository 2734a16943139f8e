import * as contract from '@academy/contract/messages/mails/endpoints'
import type {
  MailFilter,
  MailKindFilter,
  MailSort,
  OfficeMail,
  OfficeMailDetail,
} from '@academy/contract/messages/mails/schemas'
import { withSignal } from '../../../base/api.ts'
import { type Call, quiet } from '../../../base/call.ts'
import { type DataQuery, defineQuery } from '../../../base/query.ts'

const by = (id: number) => ({ params: { id: String(id) } })

/** What of the outbox is listed. */
export interface OutboxQuery {
  search?: string
  state?: MailFilter
  kind?: MailKindFilter
  sort?: MailSort
  page?: number
}

export interface OutboxPage {
  mails: OfficeMail[]
  total: number
}

export const mailOverviewQuery = (call: Call) =>
  defineQuery(call, ['mail-overview'], call => call(contract.mails, {}, quiet))

export const loadOutbox = (call: Call, query: OutboxQuery): Promise<OutboxPage> =>
  call(contract.outbox, { query: { ...query } }, quiet)

export const outboxQuery = (call: Call, query: OutboxQuery): DataQuery<OutboxPage> =>
  defineQuery(call, ['outbox', query], call => loadOutbox(call, query))

export const mailQuery = (call: Call, id: number): DataQuery<OfficeMailDetail> =>
  defineQuery(call, ['mail', id], call => call(contract.mail, by(id), quiet))

export const personMailsQuery = (call: Call, id: number) =>
  defineQuery(call, ['person-mails', id], call => call(contract.mailsOfPerson, by(id), quiet))

export const sendMailAgain = (call: Call, id: number) => call(contract.resendMail, by(id), quiet)

/** Returns the number of mails that are tried again. */
export const sendAllAgain = async (call: Call, include_refused: boolean): Promise<number> =>
  (await call(contract.resendMails, { body: { include_refused } }, quiet)).resent

export const stopMail = (call: Call, id: number) => call(contract.stopMail, by(id), quiet)

export const endMailPause = (call: Call, archived: 'send' | 'delete') =>
  call(contract.releaseMails, { body: { archived } }, quiet)

/** The accounts of all people. */
export const findPeople = (call: Call, search: string, signal: AbortSignal) =>
  withSignal(call, signal)(contract.findRecipients, { query: { search } }, quiet)
