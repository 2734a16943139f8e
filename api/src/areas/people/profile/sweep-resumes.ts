import { removeFiles, removeOrphans } from '../../../base/files/remove-files.ts'
import type { FileStore } from '../../../base/files/store.ts'
import { countDeleted, expiryOf, findPeriods } from '../../../base/retention.ts'
import type { Db } from '../../../db/connection.ts'
import { deleteExpiredMaterial, deleteUnusedResumes, findUsedKeys } from './queries.ts'

interface SweepContext {
  db: Db
  files: FileStore
}

export const sweepResumes = async (context: SweepContext, now: Date): Promise<void> => {
  const { db, files } = context
  const keys = await db.transaction().execute(async tx => {
    const since = expiryOf('material', await findPeriods(tx), now)
    const expired = await deleteExpiredMaterial(tx, since, now)
    await countDeleted(tx, now, { material: expired.count })
    return [...expired.keys, ...(await deleteUnusedResumes(tx))]
  })
  await removeFiles(files, keys)
  await removeOrphans(files, 'resumes/', keys => findUsedKeys(db, keys))
}
