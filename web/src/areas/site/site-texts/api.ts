import type { InputOf } from '@academy/contract/base/endpoint'
import type { findRecipients } from '@academy/contract/messages/mails/endpoints'
import type {
  previewText as previewEndpoint,
  testText as testEndpoint,
} from '@academy/contract/office/text-previews/endpoints'
import type * as contract from '@academy/contract/site/site-texts/endpoints'
import type { Call } from '../../../base/api.ts'
import { defineQuery } from '../../../base/query.ts'
import { route } from '../../../base/route.ts'

// The pages show their failures themselves.
const quiet = { quiet: true } as const

const routes = {
  list: route<typeof contract.listTexts>('GET', '/api/academy/a/texts'),
  show: route<typeof contract.showText>('GET', '/api/academy/a/texts/:key'),
  change: route<typeof contract.changeText>('PUT', '/api/academy/a/texts/:key'),
  preview: route<typeof previewEndpoint>('POST', '/api/academy/a/texts/:key/preview'),
  test: route<typeof testEndpoint>('POST', '/api/academy/a/texts/:key/test'),
  people: route<typeof findRecipients>('GET', '/api/academy/a/mails/people'),
}

type Change = InputOf<typeof contract.changeText>['body']
type Preview = InputOf<typeof previewEndpoint>['body']

export const textsQuery = (call: Call) => defineQuery(call, ['texts'], call => call(routes.list, {}, quiet))

export const loadText = (call: Call, key: string) => call(routes.show, { params: { key } }, quiet)

export const textQuery = (call: Call, key: string) =>
  defineQuery(call, ['text', key], call => loadText(call, key))

export const publishText = (call: Call, key: string, body: Change) =>
  call(routes.change, { params: { key }, body }, quiet)

/** Returns the page or mail as HTML, and the subject of a mail. */
export const previewText = (call: Call, key: string, body: Preview) =>
  call(routes.preview, { params: { key }, body }, quiet)

/** Sends the mail to oneself. Returns the address. */
export const testText = async (call: Call, key: string, body: Preview): Promise<string> =>
  (await call(routes.test, { params: { key }, body }, quiet)).email

export const findPeople = (call: Call, search: string) => call(routes.people, { query: { search } }, quiet)
