// public: data of people who have not logged in for a long time is erased, too
import type { Tx } from '../../db/connection.ts'
import { closeAccount, type ErasedFiles, eraseRows, findFiles, whileErasing } from './erase-queries.ts'
import { eraseMentions, findNames } from './mention-queries.ts'

/**
 * Erases a person in one transaction: everything that the register calls theirs, and their name and address in
 * texts about others. Returns the files to remove after the commit. The caller has locked the account.
 */
export const eraseAccount = async (tx: Tx, account_id: number, now: Date): Promise<ErasedFiles> => {
  const names = await findNames(tx, account_id)
  const files = await findFiles(tx, account_id)
  await whileErasing(tx, async () => {
    await eraseRows(tx, account_id)
    if (names) await eraseMentions(tx, { account_id, ...names })
  })
  await closeAccount(tx, account_id, now)
  return files
}
