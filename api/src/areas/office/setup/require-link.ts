import { problem } from '../../../base/problem.ts'
import { type Limit, networkLimits } from '../../../base/rate-limit.ts'
import type { Db, Tx } from '../../../db/connection.ts'
import { findLink } from './queries.ts'

/** A token cannot be guessed; the limit bounds what trying costs the server. */
export const setupLimits = (address: string): Limit[] =>
  networkLimits(address, { name: 'setup-network', max: 30, seconds: 3_600 })

/** Returns the link of a token, or refuses one that is unknown, used or expired. */
export const requireLink = async (db: Db | Tx, token_hash: Buffer, now: Date) => {
  const link = await findLink(db, token_hash)
  if (!link) throw problem('not_found')
  if (link.used_at || link.has_admin) throw problem('setup_done')
  if (link.expires_at <= now) throw problem('setup_expired')
  return link
}
