import { downloadName } from './download-name.ts'
import type { Disposition, FileAbout } from './store.ts'

// RFC 5987 has fewer plain characters than encodeURIComponent.
const extended = (text: string) =>
  encodeURIComponent(text).replace(
    /['()*]/g,
    character => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )

/** RFC 6266: a plain name for every reader and, where that loses something, the exact one beside it. */
export const contentDisposition = (disposition: Disposition, about: FileAbout): string => {
  const exact = downloadName(about)
  const plain = exact
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]|["%\\/]/gu, '_')
  const header = `${disposition}; filename="${plain}"`
  return plain === exact ? header : `${header}; filename*=UTF-8''${extended(exact)}`
}
