import { hashToken, newToken } from '../../../base/tokens.ts'
import type { Db } from '../../../db/connection.ts'
import { replaceLink } from './queries.ts'

const LINK_MS = 60 * 60 * 1000

/**
 * Makes a link to the set-up page if there is no admin. Earlier links stop working. Only the hash of the token
 * is stored.
 */
export const openSetup = async (db: Db, siteUrl: string, now: Date): Promise<string | undefined> => {
  const token = newToken()
  const isOpen = await replaceLink(db, hashToken(token), new Date(now.getTime() + LINK_MS))
  return isOpen ? `${siteUrl}/setup/${token}` : undefined
}
