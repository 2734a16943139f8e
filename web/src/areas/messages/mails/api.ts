import type * as contract from '@academy/contract/messages/mails/endpoints'
import type {
  FoundPerson,
  MailFilter,
  MailKindFilter,
  MailSort,
  OfficeMail,
  OfficeMailDetail,
} from '@academy/contract/messages/mails/schemas'
import type { Call } from '../../../base/api.ts'
import { type DataQuery, defineQuery } from '../../../base/query.ts'
import { route } from '../../../base/route.ts'

const quiet = { quiet: true } as const

const routes = {
  overview: route<typeof contract.mails>('GET', '/api/academy/a/mails'),
  outbox: route<typeof contract.outbox>('GET', '/api/academy/a/mails/outbox'),
  show: route<typeof contract.mail>('GET', '/api/academy/a/mails/:id'),
  resend: route<typeof contract.resendMail>('POST', '/api/academy/a/mails/:id/resend'),
  resendAll: route<typeof contract.resendMails>('POST', '/api/academy/a/mails/resend'),
  stop: route<typeof contract.stopMail>('POST', '/api/academy/a/mails/:id/stop'),
  release: route<typeof contract.releaseMails>('POST', '/api/academy/a/mails/release'),
  ofPerson: route<typeof contract.mailsOfPerson>('GET', '/api/academy/a/people/:id/mails'),
  people: route<typeof contract.findRecipients>('GET', '/api/academy/a/mails/people'),
}

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
  defineQuery(call, ['mail-overview'], call => call(routes.overview, {}, quiet))

export const loadOutbox = (call: Call, query: OutboxQuery): Promise<OutboxPage> =>
  call(routes.outbox, { query: { ...query } }, quiet)

export const outboxQuery = (call: Call, query: OutboxQuery): DataQuery<OutboxPage> =>
  defineQuery(call, ['outbox', query], call => loadOutbox(call, query))

export const mailQuery = (call: Call, id: number): DataQuery<OfficeMailDetail> =>
  defineQuery(call, ['mail', id], call => call(routes.show, by(id), quiet))

export const personMailsQuery = (call: Call, id: number) =>
  defineQuery(call, ['person-mails', id], call => call(routes.ofPerson, by(id), quiet))

export const sendMailAgain = (call: Call, id: number) => call(routes.resend, by(id), quiet)

/** Returns the number of mails that are tried again. */
export const sendAllAgain = async (call: Call, include_refused: boolean): Promise<number> =>
  (await call(routes.resendAll, { body: { include_refused } }, quiet)).resent

export const stopMail = (call: Call, id: number) => call(routes.stop, by(id), quiet)

export const releaseMails = (call: Call, archived: 'send' | 'delete') =>
  call(routes.release, { body: { archived } }, quiet)

export const findPeople = (call: Call, search: string): Promise<FoundPerson[]> =>
  call(routes.people, { query: { search } }, quiet)
