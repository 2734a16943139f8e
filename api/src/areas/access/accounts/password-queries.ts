import { endLogins, removeStrangersFactors } from '../../../base/second-step.ts'
import type { Db, Tx } from '../../../db/connection.ts'
import { isEmail, nothingPending } from './queries.ts'

export const insertReset = (
  tx: Tx,
  reset: { account_id: number; email: string; token_hash: Buffer; expires_at: Date },
) => tx.insertInto('password_resets').values(reset).execute()

/**
 * Returns the roles of the account with this reset link, with the one that the password brings, or undefined if the
 * link is unknown.
 */
export const findRolesByReset = async (db: Db, token_hash: Buffer): Promise<string[] | undefined> => {
  const found = await db
    .selectFrom('password_resets as reset')
    .innerJoin('accounts', 'accounts.id', 'reset.account_id')
    .leftJoin('teachers', 'teachers.account_id', 'accounts.id')
    .select(['accounts.roles', 'teachers.id as teacher_id'])
    .where('token_hash', '=', token_hash)
    .executeTakeFirst()
  return found && [...found.roles, ...(found.teacher_id === null ? [] : ['Teacher'])]
}

/** Returns the teacher whose account has no role yet: the office has made it. */
export const findTeacherWithoutRole = (tx: Tx, account_id: number) =>
  tx
    .selectFrom('teachers')
    .innerJoin('accounts', 'accounts.id', 'teachers.account_id')
    .select(['teachers.id', 'accounts.roles'])
    .where('accounts.id', '=', account_id)
    .where(({ not, eb, val }) => not(eb(val('Teacher'), '=', eb.fn.any('accounts.roles'))))
    .executeTakeFirst()

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
