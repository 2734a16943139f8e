import { posix } from 'node:path'
import type { FileAbout } from './store.ts'

const mediaType = /^[\w.+-]{1,60}\/[\w.+-]{1,60}(; ?charset=[\w-]{1,20})?$/

/**
 * Names come from people's computers. What is kept is one line that fits into every header; of a very long
 * name that is the end, where the extension is.
 */
export const tidyAbout = (key: string, { type, name }: FileAbout): FileAbout => ({
  type: mediaType.test(type) ? type : 'application/octet-stream',
  name:
    name
      .replace(/[\p{Cc}\p{Cf}]/gu, '')
      .trim()
      .slice(-200)
      .toWellFormed() || posix.basename(key),
})
