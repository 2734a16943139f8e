import { bytes, instant, list, number } from '../db/columns.ts'
import type { Db, Tx } from '../db/connection.ts'
import { fixedStatement } from '../db/fixed-statement.ts'
import type { CallUser } from './services.ts'

const HOUR_MS = 60 * 60 * 1000
/** A session expires after 30 days without use. */
const SESSION_MS = 30 * 24 * HOUR_MS
/** Update the last use once an hour: writing on every use would be too expensive. */
const TOUCH_MS = HOUR_MS

const sessionStatement = fixedStatement<CallUser & { last_used_at: Date }, [hash: Buffer, since: Date]>({
  id: number(),
  roles: list(),
  token_hash: bytes(),
  last_used_at: instant(),
})(`
  select accounts.id, accounts.roles, token_hash, last_used_at
  from access_tokens join accounts on accounts.id = account_id
  where token_hash = $1 and last_used_at > $2`)

/** Returns the user of a token that was used within the last 30 days. */
export const findSession = async (db: Db, token_hash: Buffer, now: Date): Promise<CallUser | undefined> => {
  const [found] = await sessionStatement(db, token_hash, new Date(now.getTime() - SESSION_MS))
  if (!found) return undefined
  const { last_used_at, ...user } = found
  if (last_used_at.getTime() < now.getTime() - TOUCH_MS)
    await db
      .updateTable('access_tokens')
      .set({ last_used_at: now })
      .where('token_hash', '=', token_hash)
      .execute()
  return user
}

/**
 * Inserts a token and sets the last login, from which the retention of an unused account counts, in one
 * statement.
 */
export const insertToken = (db: Db | Tx, account_id: number, token_hash: Buffer, now: Date) =>
  db
    .with('seen', query =>
      query.updateTable('accounts').set({ last_login_at: now }).where('id', '=', account_id),
    )
    .insertInto('access_tokens')
    .values({ account_id, token_hash, created_at: now, last_used_at: now })
    .execute()

export const deleteToken = (db: Db, token_hash: Buffer) =>
  db.deleteFrom('access_tokens').where('token_hash', '=', token_hash).execute()

/** Ends the sessions of an account: all, or all but the one with this token hash. */
export const endSessions = (tx: Tx, account_id: number, except?: Buffer | null) =>
  tx
    .deleteFrom('access_tokens')
    .where('account_id', '=', account_id)
    .$if(Boolean(except), query => query.where('token_hash', '!=', except ?? Buffer.alloc(0)))
    .execute()

export const deleteExpiredSessions = (db: Db | Tx, now: Date) =>
  db
    .deleteFrom('access_tokens')
    .where('last_used_at', '<', new Date(now.getTime() - SESSION_MS))
    .execute()
