import type * as contract from '@academy/contract/group-mails/endpoints'
import type { Call } from '../../lib/api.ts'
import { defineQuery } from '../../lib/query.ts'
import { route } from '../../lib/route.ts'

const quiet = { quiet: true } as const

const routes = {
  refuse: route<typeof contract.refuseNews>('POST', '/api/news/refuse'),
  show: route<typeof contract.showNewsChoice>('GET', '/api/user/news'),
  change: route<typeof contract.changeNewsChoice>('PUT', '/api/user/news'),
}

export const newsQuery = (call: Call) => defineQuery(call, ['news'], call => call(routes.show, {}, quiet))

export const chooseNews = (call: Call, wants_news: boolean) =>
  call(routes.change, { body: { wants_news } }, quiet)

/** Refuses news by the signed link of a mail. */
export const refuseNews = (call: Call, link: { id: string; expires: string; signature: string }) =>
  call(routes.refuse, { query: link }, quiet)
