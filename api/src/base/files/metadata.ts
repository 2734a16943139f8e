import { posix } from 'node:path'
import type { FileMetadata } from './store.ts'

const mediaType = /^[\w.+-]{1,60}\/[\w.+-]{1,60}(; ?charset=[\w-]{1,20})?$/

/**
 * Cleans the metadata of a file, since names come from people's computers: one line that fits into every
 * header. A very long name keeps its end with the extension.
 */
export const normalizeMetadata = (key: string, { type, name }: FileMetadata): FileMetadata => ({
  type: mediaType.test(type) ? type : 'application/octet-stream',
  name:
    name
      .replace(/[\p{Cc}\p{Cf}]/gu, '')
      .trim()
      .slice(-200)
      .toWellFormed() || posix.basename(key),
})
