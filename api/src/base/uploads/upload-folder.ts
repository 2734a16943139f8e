import { join } from 'node:path'
import { removeAbandoned } from '../files/draft.ts'

/** Temporary folder for files of calls in progress. Nothing here is kept. */
export const uploadFolder = (dataDir: string): string => join(dataDir, 'uploads')

// Longer than any call. Another process may be receiving into the same folder.
const ABANDONED_MS = 10 * 60 * 1000

/** Removes files that a killed process has left. */
export const removeOldUploads = (dataDir: string): Promise<void> =>
  removeAbandoned(uploadFolder(dataDir), Date.now() - ABANDONED_MS)
