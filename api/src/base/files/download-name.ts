import type { FileMetadata } from './store.ts'

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
