import { consentWordings } from '@academy/contract/base/consent-kinds'
import * as contract from '@academy/contract/messages/group-mails/endpoints'
import { audit } from '../../../base/audit.ts'
import { choose, hasConsent, withdrawNews } from '../../../base/consents.ts'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import type { Services } from '../../../base/services.ts'
import { isSignedPath, signPath } from '../../../base/tokens.ts'
import { lockAccount } from '../../../db/locks.ts'

/** A mail may be opened long after it was sent. */
const LINK_MS = 2 * 365 * 86_400_000

const pathOf = (account_id: number) => `/unsubscribe?id=${account_id}`

/** The page that refuses news, and the address that mail programs call for one click. */
export const newsLinks = (
  { config, secret }: Pick<Services, 'config' | 'secret'>,
  account_id: number,
  now: Date,
) => {
  const signed = signPath(secret, pathOf(account_id), new Date(now.getTime() + LINK_MS))
  const query = signed.slice(signed.indexOf('?'))
  return { page: `${config.siteUrl}${signed}`, oneClick: `${config.siteUrl}/api/news/refuse${query}` }
}

const isNewsLink = (
  secret: string,
  { id, expires, signature }: { id: number; expires: string; signature: string },
  now: Date,
): boolean => isSignedPath(secret, pathOf(id), { expires, signature }, now)

/** Works without a login: the signature of the link is what allows it. */
export const refuse = serve(contract.refuseNews, async ({ db, secret }, { query, now }) => {
  if (!isNewsLink(secret, query, now)) throw problem('invalid_link')
  await db.transaction().execute(async tx => {
    if (await withdrawNews(tx, query.id, { at: now }))
      await audit(tx, { at: now, action: 'news_refused', account_id: query.id })
  })
  return { ok: true } as const
})

/** For the page of the link, which does nothing until a button is pressed. */
export const checkLink = serve(contract.checkNewsLink, async ({ secret }, { query, now }) => {
  if (!isNewsLink(secret, query, now)) throw problem('invalid_link')
  return { ok: true } as const
})

export const showChoice = serve(contract.showNewsChoice, async ({ db }, { user }) => ({
  wants_news: await hasConsent(db, user.id, 'news'),
}))

export const changeChoice = serve(
  contract.changeNewsChoice,
  async ({ db }, { body: { wants_news, wording = consentWordings.news }, user, now }) => {
    await db.transaction().execute(async tx => {
      await lockAccount(tx, user.id)
      const choice = { kind: 'news', is_given: wants_news, wording } as const
      await choose(tx, { ...choice, account_id: user.id, actor_id: user.id, now })
    })
    return { wants_news }
  },
)
