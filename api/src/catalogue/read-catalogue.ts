// The composers and works of a new installation, read from the text files in this folder. Titles are written
// as an international programme prints them. Kinds of works are English and name their instrument ("Cello
// Sonata No. 2", "Six Bagatelles"). Titles that are names keep the composer's language ("Winterreise", "Le
// tombeau de Couperin", "Sechs Lieder" for songs), or are in English where few people read the original
// (Russian, Czech, Hungarian). Nicknames are in quotation marks, collections in brackets. A composer is one
// line: `Beethoven, Ludwig van, 1770–1827`, without the second year if alive. A file of works has composers
// as headings and one line for each work: its title and, where they exist, its key, opus and catalogue
// number, in any order. The indented line below lists the movements; a work in one movement has none.

import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { type Locale, type Localized, locales, localizedBy } from '@academy/contract/base/locale'
import { pieceSearchText } from '@academy/contract/concerts/repertoire/search'
import { tonalities } from '@academy/contract/concerts/repertoire/tonality'
import { germanComposers } from './german-exceptions.ts'
import { germanTitle } from './german-titles.ts'

// The starting catalogue in each language. Its texts are those of an international programme, which English uses too.

const titles: Record<Locale, (title: string) => string> = { de: germanTitle, en: title => title }
const composers: Record<Locale, Record<string, string>> = { de: germanComposers, en: {} }

/** The title in each language; empty if it is the same. */
const titlesOf = (title: string): Localized<'title'> =>
  localizedBy('title', locale => {
    const translated = titles[locale](title)
    return translated === title ? '' : translated
  })

/** The spelling of a composer in each language, by the name in the list; empty if it is the same. */
const namesOf = (composer: string): Localized<'name'> =>
  localizedBy('name', locale => composers[locale][composer] ?? '')

export interface CatalogueComposer extends Localized<'name'> {
  first_name: string
  last_name: string
  last_prefix: string | null
  year_of_birth: number
  year_of_death: number | null
}

interface CatalogueWork extends Localized<'title'> {
  /** Last and first name as in the list of composers: `Beethoven, Ludwig van`. */
  composer: string
  /** The file it is in: piano, violin, viola, cello, percussion, voice, saxophone, organ or chamber. */
  instrument: string
  title: string
  opus: string | null
  catalogue_no: string | null
  tonality: string | null
  movements: string[]
}

const folder = new URL('./', import.meta.url)
const linesOf = (file: string) =>
  readFileSync(new URL(file, folder), 'utf8')
    .split('\n')
    .filter(line => line.trim() !== '')

const readComposer = (line: string): [key: string, CatalogueComposer] => {
  const parts = /^(.+), (.+?)((?: \p{Ll}\S*)*), (\d+)–(\d*)$/u.exec(line)
  if (!parts) throw new Error(`not a composer: ${line}`)
  const [, last_name = '', first_name = '', prefix = '', birth, death] = parts
  const key = line.slice(0, line.lastIndexOf(','))
  return [
    key,
    {
      ...namesOf(key),
      first_name,
      last_name,
      last_prefix: prefix.trim() || null,
      year_of_birth: Number(birth),
      year_of_death: death ? Number(death) : null,
    },
  ]
}

const isTonality = (detail: string) => tonalities.includes(detail)
const isOpus = (detail: string) => detail.startsWith('op. ')

const readWork = (line: string): Omit<CatalogueWork, 'composer' | 'instrument' | 'movements'> => {
  const [title = '', ...details] = line.split(' | ')
  const take = (isMeant: (detail: string) => boolean) => details.find(isMeant) ?? null
  return {
    title,
    ...titlesOf(title),
    opus: take(isOpus),
    catalogue_no: take(detail => !isOpus(detail) && !isTonality(detail)),
    tonality: take(isTonality),
  }
}

const readWorks = (file: string): CatalogueWork[] => {
  const works: CatalogueWork[] = []
  let composer = ''
  for (const line of linesOf(`works/${file}`)) {
    const latest = works.at(-1)
    if (line.startsWith('# ')) composer = line.slice(2)
    else if (!line.startsWith('  '))
      works.push({ composer, instrument: basename(file, '.txt'), ...readWork(line), movements: [] })
    else if (latest) latest.movements = line.trim().split(' / ')
  }
  return works
}

/** Returns the composers by the name that works refer to, and all works. */
export const readCatalogue = (): {
  composers: ReadonlyMap<string, CatalogueComposer>
  works: readonly CatalogueWork[]
} => ({
  composers: new Map(linesOf('composers.txt').map(readComposer)),
  works: readdirSync(new URL('works/', folder)).sort().flatMap(readWorks),
})

/** A work is found by its title in every language. */
export const searchTextOf = (work: CatalogueWork): string => {
  const titles = [work.title, ...locales.map(locale => work[`title_${locale}`])]
  return pieceSearchText({ ...work, title: titles.filter(Boolean).join(' ') })
}
