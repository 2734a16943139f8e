import { encodeExtended } from 'content-disposition'
import { signPath } from '../tokens.ts'
import type { Disposition, FileMetadata } from './store.ts'

const extensions: Record<string, string> = {
  'application/pdf': '.pdf',
  'text/calendar': '.ics',
  'text/csv': '.csv',
}

/**
 * Returns the name for a download. Names come from people's computers, and the extension decides which
 * program opens the file, so it is derived from the content type. Invisible characters, which could disguise
 * the name, are removed.
 */
export const downloadName = ({ name, type }: FileMetadata): string => {
  const clean = name
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
    .replace(/[/\\:]/g, '_')
    .trim()
  const extension = extensions[type.split(';')[0] ?? ''] ?? ''
  if (clean === '' || clean.toLowerCase() === extension) return `download${extension}`
  return clean.toLowerCase().endsWith(extension) ? clean : `${clean}${extension}`
}

/** Returns the unsigned path of a link to a file in the folder store. */
export const downloadPath = (key: string, disposition: Disposition): string =>
  `/api/files/download?${new URLSearchParams({ key, disposition })}`

export const downloadLink =
  (siteUrl: string, secret: string) =>
  (key: string, expires: Date, disposition: Disposition): string =>
    siteUrl + signPath(secret, downloadPath(key, disposition), expires)

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
