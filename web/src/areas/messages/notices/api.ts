import type { InputOf } from '@academy/contract/base/endpoint'
import * as contract from '@academy/contract/messages/notices/endpoints'
import { type Call, quiet } from '../../../base/call.ts'
import { defineQuery } from '../../../base/query.ts'

export const noticesQuery = (call: Call) =>
  defineQuery(call, ['notices'], call => call(contract.noticeChoices, {}, quiet))

export const chooseNotice = (call: Call, body: InputOf<typeof contract.chooseNotice>['body']) =>
  call(contract.chooseNotice, { body }, quiet)
