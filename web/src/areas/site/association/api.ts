import type { BodyOf, ReplyOf } from '@academy/contract/base/endpoint'
import type * as contract from '@academy/contract/site/association/endpoints'
import type { StoredAssociation } from '@academy/contract/site/association/schemas'
import type { Call } from '../../../base/api.ts'
import { defineQuery } from '../../../base/query.ts'
import { route } from '../../../base/route.ts'

// The pages show their failures themselves.
const quiet = { quiet: true } as const

const routes = {
  association: route<typeof contract.association>('GET', '/api/academy/a/association'),
  update: route<typeof contract.updateAssociation>('PUT', '/api/academy/a/association'),
  testMail: route<typeof contract.sendTestMail>('POST', '/api/academy/a/test-mail'),
}

export const loadAssociation = (call: Call): Promise<StoredAssociation> => call(routes.association, {}, quiet)

export const associationQuery = (call: Call) => defineQuery(call, ['association'], loadAssociation)

export const saveAssociation = (
  call: Call,
  body: BodyOf<typeof contract.updateAssociation>,
): Promise<StoredAssociation> => call(routes.update, { body }, quiet)

export type TestMailReply = ReplyOf<typeof contract.sendTestMail>

export const sendTestMail = (call: Call, to: string): Promise<TestMailReply> =>
  call(routes.testMail, { body: { to } }, quiet)
