import type * as contract from '@academy/contract/messages/group-mails/endpoints'
import { consentWordings } from '@academy/contract/people/consents/kinds'
import type { Call } from '../../../base/api.ts'
import { isRefusal } from '../../../base/api-errors.ts'
import { defineQuery } from '../../../base/query.ts'
import { route } from '../../../base/route.ts'

const quiet = { quiet: true } as const

const routes = {
  check: route<typeof contract.checkNewsLink>('GET', '/api/news/link'),
  refuse: route<typeof contract.refuseNews>('POST', '/api/news/refuse'),
  show: route<typeof contract.showNewsChoice>('GET', '/api/user/news'),
  change: route<typeof contract.changeNewsChoice>('PUT', '/api/user/news'),
}

export const newsQuery = (call: Call) => defineQuery(call, ['news'], call => call(routes.show, {}, quiet))

export const chooseNews = (call: Call, wants_news: boolean) =>
  call(routes.change, { body: { wants_news, wording: consentWordings.news } }, quiet)

export interface NewsLink {
  id: string
  expires: string
  signature: string
}

export const isInvalidLink = (error: unknown): boolean =>
  isRefusal(error, 'invalid_link') || isRefusal(error, 'invalid_input')

/** Returns false if the link was forged or has expired. Without an answer the button shows whether it works. */
export const isNewsLinkValid = async (call: Call, link: NewsLink): Promise<boolean> => {
  if (link.id === '' || link.signature === '') return false
  return call(routes.check, { query: link }, quiet).then(
    () => true,
    error => !isInvalidLink(error),
  )
}

/** Refuses news by the signed link of a mail. */
export const refuseNews = (call: Call, link: NewsLink) => call(routes.refuse, { query: link }, quiet)
