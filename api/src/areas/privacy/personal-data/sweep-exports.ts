import { removeFiles, removeOrphans } from '../../../base/files/remove-files.ts'
import { countDeleted } from '../../../base/retention.ts'
import type { Services } from '../../../base/services.ts'
import { deleteExpired, findUsedKeys } from './queries.ts'

export const sweepExports = async (
  { db, files }: Pick<Services, 'db' | 'files'>,
  now: Date,
): Promise<void> => {
  const keys = await deleteExpired(db, now)
  await countDeleted(db, now, { exports: keys.length })
  await removeFiles(files, keys)
  await removeOrphans(files, 'exports/', keys => findUsedKeys(db, keys))
}
