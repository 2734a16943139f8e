import { endLogins, removeStrangersFactors } from '../../../base/second-step.ts'
import type { Db, Tx } from '../../../db/connection.ts'
import { nothingPending } from './queries.ts'

export const passwordHashOf = async (db: Db | Tx, id: number): Promise<string | undefined> =>
  (await db.selectFrom('accounts').select('password_hash').where('id', '=', id).executeTakeFirst())
    ?.password_hash

/**
 * Ends reset links, a pending change of address and all sessions but this one. A mailed link has none, and confirms: the second factor
 * of somebody who registered an address that was never confirmed goes, every other one stays.
 */
export const setPassword = async (tx: Tx, id: number, password_hash: string, session?: Buffer) => {
  if (!session) await removeStrangersFactors(tx, id)
  await tx
    .updateTable('accounts')
    .set({ password_hash, ...(!session && { email_verified: true }), ...nothingPending })
    .where('id', '=', id)
    .execute()
  await endLogins(tx, id, session)
  await tx.deleteFrom('password_resets').where('account_id', '=', id).execute()
}
