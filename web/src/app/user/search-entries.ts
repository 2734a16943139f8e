import { can } from '@academy/contract/base/abilities'
import { type Locale, locales } from '@academy/contract/base/locale'
import type { Phase } from '@academy/contract/base/phase'
import { mayOpen, type Page } from '../../base/pages/records.ts'
import { type Action, actions, likely, synonyms } from './search-table.ts'

/** A page or an action that the search finds. */
export interface SearchEntry extends Pick<Action, 'key' | 'search' | 'hash' | 'forPerson'> {
  name: string
  /** What one sees or does there. */
  detail: string
  to: string
}

interface KnownEntry {
  entry: SearchEntry
  /** The words of its name in the language of the reader. */
  own: readonly string[]
  /** All other words, in all languages. */
  others: readonly string[]
}

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll('ß', 'ss')
    .toLowerCase()

const wordsOf = (text: string): string[] =>
  plain(text)
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter(Boolean)

const pageEntry = ({ path, record }: Page, locale: Locale): KnownEntry => {
  const { texts, section, sectionLabel, personalMenu = [] } = record
  const all = locales.flatMap(other => [
    texts[other].title,
    sectionLabel?.[other] ?? '',
    ...personalMenu.flatMap(({ label, short }) => [label?.[other] ?? '', short[other]]),
  ])
  const { title, description } = texts[locale]
  // The entry of a section is called after all of its pages.
  const name = (!section && personalMenu[0]?.label?.[locale]) || title
  const words = synonyms[path as keyof typeof synonyms] ?? ''
  return {
    entry: { key: path, name, detail: description, to: path },
    own: wordsOf(name),
    others: wordsOf([...all, words].join(' ')),
  }
}

const actionEntry = (
  { name, words, ...action }: Action,
  locale: Locale,
  pages: readonly Page[],
): KnownEntry => {
  const page = pages.find(({ path }) => path === action.to)
  const all = locales.map(other => name[other])
  return {
    entry: { ...action, name: name[locale], detail: page?.record.texts[locale].title ?? '' },
    own: wordsOf(name[locale]),
    others: wordsOf([...all, words].join(' ')),
  }
}

/** Pages that need nothing but their address, in the personal area. */
const isListed = ({ path, record }: Page) =>
  (path === '/user' || path.startsWith('/user/')) && !path.includes('$') && !record.isBare

/** Returns all actions and pages that somebody with these roles may open. */
export const knownEntries = (
  pages: readonly Page[],
  roles: readonly string[],
  locale: Locale,
): KnownEntry[] => [
  ...actions.filter(({ ability }) => can(roles, ability)).map(action => actionEntry(action, locale, pages)),
  ...pages.filter(page => isListed(page) && mayOpen(page.record, roles)).map(page => pageEntry(page, locale)),
]

/** Within a word only what is long enough to mean it, such as "liste" in "Küchenliste". */
const WITHIN = 4

const rankOfWord = ({ own, others }: KnownEntry, typed: string): number => {
  if (own.includes(typed)) return 5
  if (own.some(word => word.startsWith(typed))) return 4
  if (others.includes(typed)) return 3
  if (others.some(word => word.startsWith(typed))) return 2
  return typed.length >= WITHIN && others.some(word => word.includes(typed)) ? 1 : 0
}

/** The sum over what was typed; 0 if a word of it is missing. A name without further words comes first. */
const rankOf = (known: KnownEntry, typed: readonly string[]): number => {
  const ranks = typed.map(word => rankOfWord(known, word))
  const isAll = known.own.length === typed.length
  return ranks.includes(0) ? 0 : ranks.reduce((sum, rank) => sum + rank, isAll ? 1 : 0)
}

const MOST = 5

/** Returns what fits best to the typed words; each of them has to fit. */
export const findEntries = (known: readonly KnownEntry[], typed: string): SearchEntry[] => {
  const words = wordsOf(typed)
  if (words.length === 0) return []
  return known
    .map(one => ({ entry: one.entry, rank: rankOf(one, words) }))
    .filter(({ rank }) => rank > 0)
    .toSorted((one, other) => other.rank - one.rank)
    .slice(0, MOST)
    .map(({ entry }) => entry)
}

const MOST_UNASKED = 6

/** Returns what is shown before anything is typed: what was chosen last, then what is likely in this part of the year. */
export const likelyEntries = (
  known: readonly KnownEntry[],
  phase: Phase,
  recent: readonly string[],
): SearchEntry[] =>
  [...new Set([...recent, ...likely[phase]])]
    .flatMap(key => known.filter(({ entry }) => entry.key === key))
    .slice(0, MOST_UNASKED)
    .map(({ entry }) => entry)
