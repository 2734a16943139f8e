import type { FileStore } from '../../lib/files/store.ts'

/** Removes files. Failures are ignored: the sweeper removes the rest later. */
export const removeFiles = async (files: FileStore, keys: readonly string[]): Promise<void> => {
  for (const key of keys) await files.remove(key).catch(() => {})
}
