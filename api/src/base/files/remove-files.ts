import type { FileStore } from './store.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const AT_ONCE = 200

/** Removes files. Failures are ignored: `removeOrphans` removes the rest later. */
export const removeFiles = async (files: FileStore, keys: readonly string[]): Promise<void> => {
  for (const key of keys) await files.remove(key).catch(() => {})
}

/** Removes all files whose keys begin with the prefix. Failures are ignored, as above. */
export const removeFilesBelow = async (files: FileStore, prefix: string): Promise<void> => {
  const keys: string[] = []
  try {
    for await (const { key } of files.list(prefix)) keys.push(key)
  } catch {}
  await removeFiles(files, keys)
}

/**
 * Removes files that no row names, left by a process that died before its commit. Newer files may still get a
 * row.
 */
export const removeOrphans = async (
  files: FileStore,
  prefix: string,
  findUsed: (keys: string[]) => Promise<ReadonlySet<string>>,
): Promise<void> => {
  let old: string[] = []
  const removeUnnamed = async () => {
    const named = old.length > 0 ? await findUsed(old) : new Set()
    await removeFiles(
      files,
      old.filter(key => !named.has(key)),
    )
    old = []
  }
  for await (const { key, modified } of files.list(prefix)) {
    if (Date.now() - modified.getTime() > DAY_MS) old.push(key)
    if (old.length >= AT_ONCE) await removeUnnamed()
  }
  await removeUnnamed()
}
