import type { BodyOf, ReplyOf } from '@academy/contract/base/endpoint'
import * as contract from '@academy/contract/site/association/endpoints'
import type { StoredAssociation } from '@academy/contract/site/association/schemas'
import { type Call, quiet } from '../../../base/call.ts'
import { defineQuery } from '../../../base/query.ts'

export const loadAssociation = (call: Call): Promise<StoredAssociation> =>
  call(contract.association, {}, quiet)

export const associationQuery = (call: Call) => defineQuery(call, ['association'], loadAssociation)

export const saveAssociation = (
  call: Call,
  body: BodyOf<typeof contract.updateAssociation>,
): Promise<StoredAssociation> => call(contract.updateAssociation, { body }, quiet)

export type TestMailReply = ReplyOf<typeof contract.sendTestMail>

export const sendTestMail = (call: Call, to: string): Promise<TestMailReply> =>
  call(contract.sendTestMail, { body: { to } }, quiet)
