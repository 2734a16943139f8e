import { encodeExtended } from 'content-disposition'
import { downloadName } from './download-name.ts'
import type { Disposition, FileMetadata } from './store.ts'

/** RFC 6266: an ASCII name for all clients and, if that loses something, the exact one too. */
export const contentDisposition = (disposition: Disposition, about: FileMetadata): string => {
  const exact = downloadName(about)
  const plain = exact
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]|["%\\/]/gu, '_')
  // Always quote the name, because clients expect it; the library's `create` quotes only where required.
  const header = `${disposition}; filename="${plain}"`
  return plain === exact ? header : `${header}; filename*=${encodeExtended(exact)}`
}
