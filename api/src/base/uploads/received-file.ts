import { join } from 'node:path'
import type { Upload } from '@academy/contract/base/fields'
import { removeAbandoned } from '../files/draft.ts'

/** Temporary folder for files of calls in progress. Nothing here is kept. */
export const uploadFolder = (dataDir: string): string => join(dataDir, 'uploads')

// Longer than any call. Another process may be receiving into the same folder.
const ABANDONED_MS = 10 * 60 * 1000

/** Removes files that a killed process has left. */
export const removeOldUploads = (dataDir: string): Promise<void> =>
  removeAbandoned(uploadFolder(dataDir), Date.now() - ABANDONED_MS)

/** A file received with a form. It stays in the upload folder until the call is answered. */
export class ReceivedFile implements Upload {
  readonly name: string
  readonly size: number
  readonly path: string

  constructor(name: string, size: number, path: string) {
    this.name = name
    this.size = size
    this.path = path
  }
}

/**
 * The contract accepts anything with a name and a size as a file; anything else than a received file is a
 * programming error.
 */
export const receivedFile = (upload: Upload): ReceivedFile => {
  if (upload instanceof ReceivedFile) return upload
  throw new TypeError('a description of a file is not a file')
}
