import type { Db, Tx } from '../../db/connection.ts'
import { isEmail } from './queries.ts'

export const insertReset = (
  tx: Tx,
  reset: { account_id: number; email: string; token_hash: Buffer; expires_at: Date },
) => tx.insertInto('password_resets').values(reset).execute()

/** Returns the roles of the account with this reset link, or undefined if the link is unknown. */
export const findRolesByReset = async (db: Db, token_hash: Buffer): Promise<string[] | undefined> => {
  const links = db.selectFrom('password_resets').innerJoin('accounts', 'accounts.id', 'account_id')
  return (await links.select('roles').where('token_hash', '=', token_hash).executeTakeFirst())?.roles
}

/**
 * Consumes a reset link: the one request that deletes the row may use it. Invalid once the address has
 * changed.
 */
export const consumeReset = (tx: Tx, token_hash: Buffer, email: string, now: Date) =>
  tx
    .deleteFrom('password_resets')
    .using('accounts')
    .whereRef('accounts.id', '=', 'password_resets.account_id')
    .whereRef('accounts.email', '=', 'password_resets.email')
    .where('token_hash', '=', token_hash)
    .where('expires_at', '>', now)
    .where(isEmail(email))
    .returning(['accounts.id', 'accounts.email', 'accounts.first_name', 'accounts.locale'])
    .executeTakeFirst()
