// public: a job deletes material that has expired or is unused
import type { Db } from '../../db/connection.ts'
import type { FileStore } from '../../lib/files/store.ts'
import { deleteExpiredMaterial, deleteUnusedResumes, findUsedKeys } from './queries.ts'
import { removeFiles } from './remove-files.ts'

interface SweepContext {
  db: Db
  files: FileStore
}

const DAY_MS = 24 * 60 * 60 * 1000
const AT_ONCE = 200

/**
 * Removes files without a row, left by a process that died before its commit. Newer files may still get a
 * row.
 */
const deleteOrphanedFiles = async ({ db, files }: SweepContext): Promise<void> => {
  let old: string[] = []
  const removeUnnamed = async () => {
    const named = old.length > 0 ? await findUsedKeys(db, old) : new Set()
    await removeFiles(
      files,
      old.filter(key => !named.has(key)),
    )
    old = []
  }
  for await (const { key, modified } of files.list('resumes/')) {
    if (Date.now() - modified.getTime() > DAY_MS) old.push(key)
    if (old.length >= AT_ONCE) await removeUnnamed()
  }
  await removeUnnamed()
}

export const sweepResumes = async (context: SweepContext, now: Date): Promise<void> => {
  const { db, files } = context
  const keys = await db
    .transaction()
    .execute(async tx => [...(await deleteExpiredMaterial(tx, now)), ...(await deleteUnusedResumes(tx))])
  await removeFiles(files, keys)
  await deleteOrphanedFiles(context)
}
