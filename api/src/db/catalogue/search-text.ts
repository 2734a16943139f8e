import { locales } from '@academy/contract/base/locale'
import { pieceSearchText } from '@academy/contract/concerts/repertoire/search'
import type { CatalogueWork } from './read-catalogue.ts'

/** A work is found by its title in every language. */
export const searchTextOf = (work: CatalogueWork): string => {
  const titles = [work.title, ...locales.map(locale => work[`title_${locale}`])]
  return pieceSearchText({ ...work, title: titles.filter(Boolean).join(' ') })
}
