import type { PendingReset } from '@academy/contract/access/second-factor/schemas'
import { resetJson } from '../../../base/second-factor-requirement.ts'
import { hashToken } from '../../../base/tokens.ts'
import { json, nullable } from '../../../db/columns.ts'
import type { Db, Tx } from '../../../db/connection.ts'
import { fixedStatement } from '../../../db/fixed-statement.ts'
import { deletePasskeys } from './passkey-queries.ts'
import { deleteRecoveryCodes, deleteTotp } from './queries.ts'

/** Removes every factor of an account. */
export const deleteFactors = async (tx: Tx, account_id: number): Promise<void> => {
  await deleteTotp(tx, account_id)
  await deletePasskeys(tx, account_id)
  await deleteRecoveryCodes(tx, account_id)
  await deleteReset(tx, account_id)
}

interface Reset {
  account_id: number
  asked_by: number
  asked_at: Date
  due_at: Date
  token: string
}

/** Returns false if a reset is already waiting. */
export const insertReset = async (tx: Tx, { token, ...reset }: Reset): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('second_factor_resets')
    .values({ ...reset, stop_hash: hashToken(token) })
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Stops a reset by the link of the mail. Returns whose it was. */
export const deleteResetByToken = (tx: Tx, token: string) =>
  tx
    .deleteFrom('second_factor_resets')
    .where('stop_hash', '=', hashToken(token))
    .returning('account_id')
    .executeTakeFirst()

/** Returns whether a reset was waiting. */
export const deleteReset = async (tx: Tx, account_id: number): Promise<boolean> => {
  const { numDeletedRows } = await tx
    .deleteFrom('second_factor_resets')
    .where('account_id', '=', account_id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Takes a due reset. One statement, so that either this or a concurrent stop succeeds. */
export const takeDueReset = (tx: Tx, account_id: number, now: Date) =>
  tx
    .deleteFrom('second_factor_resets')
    .where('account_id', '=', account_id)
    .where('due_at', '<=', now)
    .returning('asked_by')
    .executeTakeFirst()

const resetStatement = fixedStatement({
  reset: nullable(json<PendingReset>()),
})<[account_id: number]>(`select ${resetJson('$1')} as reset`)

export const findReset = async (db: Db | Tx, account_id: number): Promise<PendingReset | null> =>
  (await resetStatement(db, account_id))[0]?.reset ?? null

export const listDueResets = (db: Db, now: Date) =>
  db
    .selectFrom('second_factor_resets')
    .select('account_id')
    .where('due_at', '<=', now)
    .orderBy('account_id')
    .execute()
