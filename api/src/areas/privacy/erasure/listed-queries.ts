import type { ErasedAccount } from '../../../base/files/erased-list.ts'
import { instant, number } from '../../../db/columns.ts'
import type { Db, Tx } from '../../../db/connection.ts'
import { fixedStatement } from '../../../db/fixed-statement.ts'

const listedStatement = fixedStatement<ErasedAccount, []>({ account_id: number(), created_at: instant() })(
  'select account_id, created_at from erased_accounts order by account_id',
)

/** Returns everybody who was erased, as this database knows it. */
export const findListed = (db: Db): Promise<ErasedAccount[]> => listedStatement(db)

const aliveStatement = fixedStatement<ErasedAccount, [ids: number[]]>({
  account_id: number(),
  created_at: instant(),
})('select id as account_id, created_at from accounts where id = any($1) and erased_at is null')

/** Returns which of these accounts exist and are not erased, as `id-milliseconds`. */
export const findRestored = async (db: Db | Tx, listed: readonly ErasedAccount[]): Promise<Set<string>> => {
  const ids = listed.map(({ account_id }) => account_id)
  const alive = await aliveStatement(db, ids)
  return new Set(alive.map(({ account_id, created_at }) => `${account_id}-${created_at.getTime()}`))
}
