import type { InputOf } from '@academy/contract/base/endpoint'
import * as contract from '@academy/contract/messages/group-mails/endpoints'
import type {
  GroupMail,
  GroupMailContent,
  GroupMailDetail,
  GroupMailRecipient,
  RecipientState,
} from '@academy/contract/messages/group-mails/schemas'
import { type Call, quiet } from '../../../base/call.ts'
import { type DataQuery, defineQuery } from '../../../base/query.ts'

const by = (id: number | string) => ({ params: { id: String(id) } })

export const groupMailsQuery = (call: Call): DataQuery<GroupMail[]> =>
  defineQuery(call, ['group-mails'], call => call(contract.listGroupMails, {}, quiet))

/** `id` as given in the URL. */
export const loadGroupMail = (call: Call, id: number | string): Promise<GroupMailDetail> =>
  call(contract.showGroupMail, by(id), quiet)

export const groupMailQuery = (call: Call, id: string): DataQuery<GroupMailDetail> =>
  defineQuery(call, ['group-mail', id], call => loadGroupMail(call, id))

/** Begins a mail to these accounts, or to a group. */
export const addGroupMail = (
  call: Call,
  body: InputOf<typeof contract.addGroupMail>['body'],
): Promise<GroupMailDetail> => call(contract.addGroupMail, { body }, quiet)

export const changeGroupMail = (call: Call, id: number, body: GroupMailContent & { version: number }) =>
  call(contract.changeGroupMail, { ...by(id), body }, quiet)

export const deleteGroupMail = (call: Call, id: number): Promise<void> =>
  call(contract.deleteGroupMail, by(id), quiet)

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
  call(contract.listRecipients, { ...by(id), query: { ...query } }, quiet)

/** Reloads whenever the counts of the mail change. */
export const recipientsQuery = (
  call: Call,
  { id, counts }: GroupMailDetail,
  query: RecipientQuery,
): DataQuery<RecipientPage> =>
  defineQuery(call, ['group-mail-recipients', id, counts, query], call => loadRecipients(call, id, query))

export const addRecipients = (call: Call, id: number, account_ids: number[]) =>
  call(contract.addRecipients, { ...by(id), body: { account_ids } }, quiet)

export const leaveOut = (call: Call, id: number, account: number, left_out: boolean) =>
  call(
    contract.leaveOut,
    { params: { id: String(id), accountId: String(account) }, body: { left_out } },
    quiet,
  )

type PreviewBody = GroupMailContent & { account_id?: number }

export const previewGroupMail = (call: Call, id: number, body: PreviewBody) =>
  call(contract.previewGroupMail, { ...by(id), body }, quiet)

export const testGroupMail = (call: Call, id: number, body: PreviewBody) =>
  call(contract.testGroupMail, { ...by(id), body }, quiet)

export const sendGroupMail = (
  call: Call,
  id: number,
  body: { version: number; count: number; other_language: boolean },
) => call(contract.sendGroupMail, { ...by(id), body }, quiet)

export const stopGroupMail = (call: Call, id: number) => call(contract.stopGroupMail, by(id), quiet)
