import type { FileStore } from '../../lib/files/store.ts'

/** What cannot be removed now is found by the sweeper later; nobody has to hear of it. */
export const removeFiles = async (files: FileStore, keys: readonly string[]): Promise<void> => {
  for (const key of keys) await files.remove(key).catch(() => {})
}
