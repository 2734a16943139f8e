import { join } from 'node:path'
import { removeAbandoned } from '../files/draft.ts'

/** Where files lie while their call is served. Not the store: nothing here is kept. */
export const uploadFolder = (dataDir: string): string => join(dataDir, 'uploads')

// Longer than any call lasts. Another process may be receiving into the same folder.
const ABANDONED_MS = 10 * 60 * 1000

/** What a killed process has left. */
export const removeOldUploads = (dataDir: string): Promise<void> =>
  removeAbandoned(uploadFolder(dataDir), Date.now() - ABANDONED_MS)
