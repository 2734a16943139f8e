import type { InputOf } from '@academy/contract/base/endpoint'
import type * as contract from '@academy/contract/messages/notices/endpoints'
import type { Call } from '../../../base/api.ts'
import { defineQuery } from '../../../base/query.ts'
import { route } from '../../../base/route.ts'

const quiet = { quiet: true } as const

const routes = {
  show: route<typeof contract.noticeChoices>('GET', '/api/user/notices'),
  choose: route<typeof contract.chooseNotice>('PUT', '/api/user/notices'),
}

export const noticesQuery = (call: Call) =>
  defineQuery(call, ['notices'], call => call(routes.show, {}, quiet))

export const chooseNotice = (call: Call, body: InputOf<typeof contract.chooseNotice>['body']) =>
  call(routes.choose, { body }, quiet)
