import type { InputOf } from '@academy/contract/base/endpoint'
import type * as contract from '@academy/contract/messages/group-mails/endpoints'
import type {
  GroupMail,
  GroupMailContent,
  GroupMailDetail,
  GroupMailRecipient,
  RecipientState,
} from '@academy/contract/messages/group-mails/schemas'
import type { Call } from '../../../base/api.ts'
import { type DataQuery, defineQuery } from '../../../base/query.ts'
import { route } from '../../../base/route.ts'

const quiet = { quiet: true } as const
const base = '/api/academy/a/group-mails'

const routes = {
  list: route<typeof contract.listGroupMails>('GET', base),
  add: route<typeof contract.addGroupMail>('POST', base),
  show: route<typeof contract.showGroupMail>('GET', `${base}/:id`),
  change: route<typeof contract.changeGroupMail>('PUT', `${base}/:id`),
  remove: route<typeof contract.deleteGroupMail>('DELETE', `${base}/:id`),
  recipients: route<typeof contract.listRecipients>('GET', `${base}/:id/recipients`),
  addRecipients: route<typeof contract.addRecipients>('POST', `${base}/:id/recipients`),
  leaveOut: route<typeof contract.leaveOut>('PUT', `${base}/:id/recipients/:accountId`),
  preview: route<typeof contract.previewGroupMail>('POST', `${base}/:id/preview`),
  test: route<typeof contract.testGroupMail>('POST', `${base}/:id/test`),
  send: route<typeof contract.sendGroupMail>('POST', `${base}/:id/send`),
  stop: route<typeof contract.stopGroupMail>('POST', `${base}/:id/stop`),
}

const by = (id: number | string) => ({ params: { id: String(id) } })

export const groupMailsQuery = (call: Call): DataQuery<GroupMail[]> =>
  defineQuery(call, ['group-mails'], call => call(routes.list, {}, quiet))

/** `id` as given in the URL. */
export const loadGroupMail = (call: Call, id: number | string): Promise<GroupMailDetail> =>
  call(routes.show, by(id), quiet)

export const groupMailQuery = (call: Call, id: string): DataQuery<GroupMailDetail> =>
  defineQuery(call, ['group-mail', id], call => loadGroupMail(call, id))

/** Begins a mail to these accounts, or to a group. */
export const addGroupMail = (
  call: Call,
  body: InputOf<typeof contract.addGroupMail>['body'],
): Promise<GroupMailDetail> => call(routes.add, { body }, quiet)

export const changeGroupMail = (call: Call, id: number, body: GroupMailContent & { version: number }) =>
  call(routes.change, { ...by(id), body }, quiet)

export const deleteGroupMail = (call: Call, id: number): Promise<void> => call(routes.remove, by(id), quiet)

/** What of the recipients is listed. */
export interface RecipientQuery {
  search?: string
  state?: RecipientState
  page?: number
}

export interface RecipientPage {
  recipients: GroupMailRecipient[]
  total: number
}

export const loadRecipients = (call: Call, id: number, query: RecipientQuery): Promise<RecipientPage> =>
  call(routes.recipients, { ...by(id), query: { ...query } }, quiet)

/** Reloads whenever the counts of the mail change. */
export const recipientsQuery = (
  call: Call,
  { id, counts }: GroupMailDetail,
  query: RecipientQuery,
): DataQuery<RecipientPage> =>
  defineQuery(call, ['group-mail-recipients', id, counts, query], call => loadRecipients(call, id, query))

export const addRecipients = (call: Call, id: number, account_ids: number[]) =>
  call(routes.addRecipients, { ...by(id), body: { account_ids } }, quiet)

export const leaveOut = (call: Call, id: number, account: number, left_out: boolean) =>
  call(routes.leaveOut, { params: { id: String(id), accountId: String(account) }, body: { left_out } }, quiet)

type PreviewBody = GroupMailContent & { account_id?: number }

export const previewGroupMail = (call: Call, id: number, body: PreviewBody) =>
  call(routes.preview, { ...by(id), body }, quiet)

export const testGroupMail = (call: Call, id: number, body: PreviewBody) =>
  call(routes.test, { ...by(id), body }, quiet)

export const sendGroupMail = (
  call: Call,
  id: number,
  body: { version: number; count: number; other_language: boolean },
) => call(routes.send, { ...by(id), body }, quiet)

export const stopGroupMail = (call: Call, id: number) => call(routes.stop, by(id), quiet)
