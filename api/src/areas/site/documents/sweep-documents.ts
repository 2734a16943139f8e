import { removeOrphans } from '../../../base/files/remove-files.ts'
import type { FileStore } from '../../../base/files/store.ts'
import type { Db } from '../../../db/connection.ts'
import { findUsedKeys } from './queries.ts'

export const PREVIEWS = 'documents/previews/'
export const UPLOADS = 'documents/uploads/'

export const sweepDocuments = async ({ db, files }: { db: Db; files: FileStore }): Promise<void> => {
  await removeOrphans(files, PREVIEWS, async () => new Set())
  await removeOrphans(files, UPLOADS, keys => findUsedKeys(db, keys))
}
