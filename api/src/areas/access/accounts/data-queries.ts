import type { Db, Tx } from '../../../db/connection.ts'

/** Counts a change of what belongs to the account, such as an address. The account must be locked. */
export const touchAccount = (tx: Tx, id: number) =>
  tx
    .updateTable('accounts')
    .set(eb => ({ version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()

export const hasCountry = async (db: Db, id: number): Promise<boolean> =>
  (await db.selectFrom('countries').select('id').where('id', '=', id).executeTakeFirst()) !== undefined

export const hasAccount = async (db: Db, id: number): Promise<boolean> =>
  (await db.selectFrom('accounts').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
