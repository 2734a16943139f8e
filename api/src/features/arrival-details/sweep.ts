// public: a job deletes what has expired
import type { Db } from '../../db/connection.ts'
import { dayInVienna } from '../../lib/clock.ts'
import { removeFiles, removeOrphans } from '../../lib/files/remove-files.ts'
import type { FileStore } from '../../lib/files/store.ts'
import { deleteConsentsBefore, deleteDetailsBefore, findUsedKeys } from './queries.ts'

/** As promised by the privacy policy: after an academy, and after the last login. */
const RETENTION_MONTHS = { consents: 6, details: 36 }

const monthsBefore = (now: Date, months: number): Date => {
  const since = new Date(now)
  since.setUTCMonth(now.getUTCMonth() - months)
  return since
}

/** The files of deleted accounts have lost their rows, so they are orphans. */
export const sweepArrivalDetails = async (
  { db, files }: { db: Db; files: FileStore },
  now: Date,
): Promise<void> => {
  const keys = await db.transaction().execute(async tx => {
    await deleteDetailsBefore(tx, monthsBefore(now, RETENTION_MONTHS.details))
    return deleteConsentsBefore(tx, dayInVienna(monthsBefore(now, RETENTION_MONTHS.consents)))
  })
  await removeFiles(files, keys)
  await removeOrphans(files, 'consents/', found => findUsedKeys(db, found))
}
