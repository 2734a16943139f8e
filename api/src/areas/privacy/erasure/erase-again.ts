import { type ErasedAccount, listErased, noteErased } from '../../../base/files/erased-list.ts'
import type { FileStore } from '../../../base/files/store.ts'
import { byAccount, eachByItself } from '../../../base/jobs/each-by-itself.ts'
import type { Db } from '../../../db/connection.ts'
import { eraseAccount, lockForErasing, removeErased } from './erase.ts'
import { findListed, findRestored } from './listed-queries.ts'

interface EraseContext {
  db: Db
  files: FileStore
}

const nameOf = ({ account_id, created_at }: ErasedAccount) => `${account_id}-${created_at.getTime()}`

const eraseRestored = async (
  { db, files }: EraseContext,
  erased: ErasedAccount,
  now: Date,
): Promise<void> => {
  const unused = await db.transaction().execute(async tx => {
    await lockForErasing(tx, erased.account_id)
    if (!(await findRestored(tx, [erased])).has(nameOf(erased))) return undefined
    return eraseAccount(tx, { account_id: erased.account_id, ground: null, now })
  })
  if (unused) await removeErased(files, unused)
}

/**
 * Writes whom the database lists as erased outside of it, and erases again who is listed there and back in the
 * database, because an older backup was restored. What they had to settle then does not matter any more.
 */
export const eraseAgain = async (context: EraseContext, now: Date): Promise<void> => {
  const noted = await listErased(context.files)
  const known = new Set(noted.map(nameOf))
  for (const erased of await findListed(context.db))
    if (!known.has(nameOf(erased))) await noteErased(context.files, erased)
  const restored = await findRestored(context.db, noted)
  const back = noted.filter(erased => restored.has(nameOf(erased)))
  await eachByItself(context.db, { job: 'erasure_again', now, subjectOf: byAccount }, back, erased =>
    eraseRestored(context, erased, now),
  )
}
