import type { FieldMessage } from '@academy/contract/base/field-message'
import {
  type ComposerLife,
  type ComposerName,
  composerDuplicates,
} from '@academy/contract/concerts/repertoire/composer-duplicates'
import { movementDuplicates } from '@academy/contract/concerts/repertoire/movement-duplicates'
import { canonicalName } from '@academy/contract/concerts/repertoire/name-variants'
import { type PieceTitle, pieceDuplicates } from '@academy/contract/concerts/repertoire/piece-duplicates'
import type {
  Composer,
  ComposerSuggestion,
  Movement,
  MovementSuggestion,
  Piece,
  PieceSuggestion,
} from '@academy/contract/concerts/repertoire/schemas'
import { composerSearchText } from '@academy/contract/concerts/repertoire/search'
import { canonicalTonality } from '@academy/contract/concerts/repertoire/tonality'
import { normalizedWords } from '@academy/contract/concerts/repertoire/words'
import type { Limit } from '../../../base/rate-limit.ts'

const HOUR = 60 * 60
/** High enough for song cycles with many movements, too high for typing all day. */
export const catalogueLimits = (account_id: number): Limit[] => [
  { name: 'catalogue', subject: String(account_id), max: 200, seconds: HOUR },
  { name: 'catalogue-day', subject: String(account_id), max: 600, seconds: 24 * HOUR },
]

/** Matches words that start with these letters. Words consist of letters and digits only. */
const prefix = (letters: string) => `'${letters}':*`

/** A whole name in another spelling is found by the canonical one as well. */
const anySpelling = (word: string): string => {
  const canonical = canonicalName(word)
  return canonical === word ? prefix(word) : `(${prefix(word)}|${prefix(canonical)})`
}

/** Every search word has to be the start of a word in the name. Null without words. */
export const searchQuery = (words: readonly string[]): string | null =>
  words.length > 0 ? words.map(anySpelling).join('&') : null

/** How many first letters all spellings of a name share, and by how many years a birth may differ. */
const SAME_LETTERS = { first: 1, last: 2 }
export const SAME_YEARS = 2

/** Matches any spelling of a name by its first letters. Empty if the name has no letters. */
const spellingQuery = (name: string, letters: number): string[] => {
  const words = composerSearchText({ first_name: '', last_name: name }).split(' ').filter(Boolean)
  const beginnings = new Set(words.map(word => word.slice(0, letters)))
  return words.length > 0 ? [`(${[...beginnings].map(prefix).join('|')})`] : []
}

/** Builds the query for composers to compare a new one with, in any spelling of first and last name. */
export const similarNameQuery = ({ first_name, last_name }: ComposerName): string | null => {
  const names = [
    ...spellingQuery(last_name, SAME_LETTERS.last),
    ...spellingQuery(first_name, SAME_LETTERS.first),
  ]
  return names.length > 0 ? names.join('&') : null
}

/** Refuses years after the current one. */
export const yearErrors = (
  { year_of_birth, year_of_death }: Pick<Composer, 'year_of_birth' | 'year_of_death'>,
  today: string,
): Record<string, FieldMessage> => {
  const year = Number(today.slice(0, 4))
  return {
    ...(year_of_birth > year && { year_of_birth: 'YEAR_AHEAD' }),
    ...(year_of_death !== null && year_of_death > year && { year_of_death: 'YEAR_AHEAD' }),
  }
}

const MAX_SUGGESTIONS = 10

/** A catalogue entry, and what it is shown as: itself or its merge target. */
type ShownEntry<Entry, Row> = Entry & { shown: Row }

/** Removes duplicates and limits the number, most likely first. */
const topSuggestions = <Row extends { id: number }>(rows: readonly Row[]): Row[] =>
  [...new Map(rows.toReversed().map(row => [row.id, row])).values()].toReversed().slice(0, MAX_SUGGESTIONS)

export const similarComposers = (
  candidate: ComposerLife,
  existing: readonly ShownEntry<ComposerLife, Composer>[],
): ComposerSuggestion[] =>
  topSuggestions(
    composerDuplicates(candidate, existing).map(({ composer, match }) => ({
      ...composer.shown,
      verdict: match.verdict === 'block' ? 'block' : 'hint',
    })),
  )

/** Refuses a composer who exists. A similar one is accepted once the person has seen the suggestions. */
export const composerRefusal = (
  suggestions: readonly ComposerSuggestion[],
  create_anyway: boolean,
): 'composer_exists' | 'composer_similar' | undefined => {
  if (suggestions.some(({ verdict }) => verdict === 'block')) return 'composer_exists'
  return suggestions.length > 0 && !create_anyway ? 'composer_similar' : undefined
}

/** Normalizes a title; one without letters or digits stays as it is. */
const normalize = (text: string) => normalizedWords(text).join(' ') || text
const keyOf = (tonality: string) => canonicalTonality(tonality) ?? normalize(tonality)

type WholePiece = Pick<Piece, 'title' | 'opus' | 'catalogue_no' | 'tonality'>

const isSamePiece = (one: WholePiece, other: WholePiece): boolean =>
  (['title', 'opus', 'catalogue_no'] as const).every(
    field => normalize(one[field]) === normalize(other[field]),
  ) && keyOf(one.tonality) === keyOf(other.tonality)

interface PieceCheck {
  suggestions: PieceSuggestion[]
  refusal: 'piece_exists' | 'piece_similar' | undefined
}

/** Compares a new piece with those of its composer, and decides whether it can be added. */
export const checkPiece = (
  candidate: WholePiece,
  existing: readonly ShownEntry<WholePiece & PieceTitle, Piece>[],
  create_anyway: boolean,
): PieceCheck => {
  const same = existing.filter(piece => isSamePiece(candidate, piece))
  if (same.length > 0)
    return {
      suggestions: topSuggestions(same.map(({ shown }) => ({ ...shown, verdict: 'strong' }))),
      refusal: 'piece_exists',
    }
  const similar = pieceDuplicates(candidate, existing).flatMap(({ piece, match }): PieceSuggestion[] =>
    match.verdict === 'none' ? [] : [{ ...piece.shown, verdict: match.verdict }],
  )
  const suggestions = topSuggestions(similar)
  return { suggestions, refusal: suggestions.length > 0 && !create_anyway ? 'piece_similar' : undefined }
}

/**
 * Returns the movements of a work with a similar title. They never prevent adding: a work may have two
 * movements of the same title.
 */
export const similarMovements = (title: string, existing: readonly Movement[]): MovementSuggestion[] =>
  topSuggestions(
    movementDuplicates(title, existing).map(({ movement, match }) => ({
      ...movement,
      verdict: match.verdict === 'strong' ? 'strong' : 'weak',
    })),
  )
