import type { Services } from '../../../base/services.ts'
import { isSignedPath, signPath } from '../../../base/signed-links.ts'

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

export const isNewsLink = (
  secret: string,
  { id, expires, signature }: { id: number; expires: string; signature: string },
  now: Date,
): boolean => isSignedPath(secret, pathOf(id), { expires, signature }, now)
