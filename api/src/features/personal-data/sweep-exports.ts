// public: a job deletes archives that have expired
import { removeFiles, removeOrphans } from '../../lib/files/remove-files.ts'
import type { Services } from '../../lib/services.ts'
import { deleteExpired, findUsedKeys } from './queries.ts'

export const sweepExports = async (
  { db, files }: Pick<Services, 'db' | 'files'>,
  now: Date,
): Promise<void> => {
  await removeFiles(files, await deleteExpired(db, now))
  await removeOrphans(files, 'exports/', keys => findUsedKeys(db, keys))
}
