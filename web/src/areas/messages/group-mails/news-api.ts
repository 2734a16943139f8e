import { consentWordings } from '@academy/contract/base/consent-kinds'
import * as contract from '@academy/contract/messages/group-mails/endpoints'
import { isRefusal } from '../../../base/api-errors.ts'
import { type Call, quiet } from '../../../base/call.ts'
import { defineQuery } from '../../../base/query.ts'

export const newsQuery = (call: Call) =>
  defineQuery(call, ['news'], call => call(contract.showNewsChoice, {}, quiet))

export const chooseNews = (call: Call, wants_news: boolean) =>
  call(contract.changeNewsChoice, { body: { wants_news, wording: consentWordings.news } }, quiet)

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
  return call(contract.checkNewsLink, { query: link }, quiet).then(
    () => true,
    error => !isInvalidLink(error),
  )
}

/** Refuses news by the signed link of a mail. */
export const refuseNews = (call: Call, link: NewsLink) => call(contract.refuseNews, { query: link }, quiet)
