import type { InputOf } from '@academy/contract/base/endpoint'
import * as contract from '@academy/contract/site/site-texts/endpoints'
import {
  previewText as previewEndpoint,
  testText as testEndpoint,
} from '@academy/contract/site/site-texts/preview-endpoints'
import { type Call, quiet } from '../../../base/call.ts'
import { defineQuery } from '../../../base/query.ts'

type Change = InputOf<typeof contract.changeText>['body']
type Preview = InputOf<typeof previewEndpoint>['body']

export const textsQuery = (call: Call) =>
  defineQuery(call, ['texts'], call => call(contract.listTexts, {}, quiet))

export const loadText = (call: Call, key: string) => call(contract.showText, { params: { key } }, quiet)

export const textQuery = (call: Call, key: string) =>
  defineQuery(call, ['text', key], call => loadText(call, key))

export const publishText = (call: Call, key: string, body: Change) =>
  call(contract.changeText, { params: { key }, body }, quiet)

/** Returns the page or mail as HTML, and the subject of a mail. */
export const previewText = (call: Call, key: string, body: Preview) =>
  call(previewEndpoint, { params: { key }, body }, quiet)

/** Sends the mail to oneself. Returns the address. */
export const testText = async (call: Call, key: string, body: Preview): Promise<string> =>
  (await call(testEndpoint, { params: { key }, body }, quiet)).email
