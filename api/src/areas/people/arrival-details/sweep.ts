import { dayInVienna } from '../../../base/clock.ts'
import { removeFiles, removeOrphans } from '../../../base/files/remove-files.ts'
import type { FileStore } from '../../../base/files/store.ts'
import { countDeleted, expiryOf, findPeriods } from '../../../base/retention.ts'
import type { Db } from '../../../db/connection.ts'
import { deleteConsentsBefore, deleteDetailsBefore, findUsedKeys } from './queries.ts'

/** The files of deleted accounts have lost their rows, so they are orphans. */
export const sweepArrivalDetails = async (
  { db, files }: { db: Db; files: FileStore },
  now: Date,
): Promise<void> => {
  const keys = await db.transaction().execute(async tx => {
    const periods = await findPeriods(tx)
    // An invoice may keep the account of somebody who has not logged in for long.
    await deleteDetailsBefore(tx, expiryOf('account', periods, now))
    const deleted = await deleteConsentsBefore(tx, dayInVienna(expiryOf('parent_consent', periods, now)))
    await countDeleted(tx, now, { parent_consent: deleted.length })
    return deleted
  })
  await removeFiles(files, keys)
  await removeOrphans(files, 'consents/', found => findUsedKeys(db, found))
}
