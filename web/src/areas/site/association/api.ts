import type * as contract from '@academy/contract/association/endpoints'
import type { StoredAssociation } from '@academy/contract/association/schemas'
import type { BodyOf, ReplyOf } from '@academy/contract/endpoint'
import type { Call } from '../../lib/api.ts'
import { defineQuery } from '../../lib/query.ts'
import { route } from '../../lib/route.ts'

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
