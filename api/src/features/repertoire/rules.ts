import type { FieldMessage } from '@academy/contract/messages'
import {
  type ComposerLife,
  type ComposerName,
  composerDuplicates,
} from '@academy/contract/repertoire/composer-duplicates'
import { movementDuplicates } from '@academy/contract/repertoire/movement-duplicates'
import { type PieceTitle, pieceDuplicates } from '@academy/contract/repertoire/piece-duplicates'
import type {
  Composer,
  ComposerSuggestion,
  Movement,
  MovementSuggestion,
  Piece,
  PieceSuggestion,
} from '@academy/contract/repertoire/schemas'
import { composerSearchText } from '@academy/contract/repertoire/search'
import { canonicalTonality } from '@academy/contract/repertoire/tonality'
import { wordsOf } from '@academy/contract/repertoire/words'
import type { Limit } from '../../lib/rate-limit.ts'

const HOUR = 60 * 60
/** A cycle of songs has many movements, but nobody types more in an hour, nor for more than a few hours of a day. */
export const catalogueLimits = (account_id: number): Limit[] => [
  { name: 'catalogue', subject: String(account_id), most: 200, seconds: HOUR },
  { name: 'catalogue-day', subject: String(account_id), most: 600, seconds: 24 * HOUR },
]

/** A word of the text search that begins so. Words are letters and digits alone. */
const prefix = (letters: string) => `'${letters}':*`

/** Every word has to begin one of the name; nothing when there are none. */
export const searchQuery = (words: readonly string[]): string | null =>
  words.length > 0 ? words.map(prefix).join('&') : null

/** How much of a name is the same in every spelling, and by how many years a birth may be off. */
const SAME_LETTERS = { first: 1, last: 2 }
export const SAME_YEARS = 2

/** Any spelling of a name, known by its first letters; nothing when it has none. */
const anySpelling = (name: string, letters: number): string[] => {
  const words = composerSearchText({ first_name: '', last_name: name }).split(' ').filter(Boolean)
  const beginnings = new Set(words.map(word => word.slice(0, letters)))
  return words.length > 0 ? [`(${[...beginnings].map(prefix).join('|')})`] : []
}

/** Finds those whom a new composer has to be compared with, by any spelling of first and last name. */
export const namesakeQuery = ({ first_name, last_name }: ComposerName): string | null => {
  const names = [...anySpelling(last_name, SAME_LETTERS.last), ...anySpelling(first_name, SAME_LETTERS.first)]
  return names.length > 0 ? names.join('&') : null
}

/** Nobody is born or dies after today. */
export const yearFaults = (
  { year_of_birth, year_of_death }: Pick<Composer, 'year_of_birth' | 'year_of_death'>,
  today: string,
): Record<string, FieldMessage> => {
  const year = Number(today.slice(0, 4))
  return {
    ...(year_of_birth > year && { year_of_birth: 'YEAR_AHEAD' }),
    ...(year_of_death !== null && year_of_death > year && { year_of_death: 'YEAR_AHEAD' }),
  }
}

const MOST_SUGGESTIONS = 10

/** An entry of the catalogue, and what it is shown as: itself, or the one that it was merged into. */
type Shown<Entry, Row> = Entry & { shown: Row }

/** Each once, the likeliest first. */
const likeliest = <Row extends { id: number }>(rows: readonly Row[]): Row[] =>
  [...new Map(rows.toReversed().map(row => [row.id, row])).values()].toReversed().slice(0, MOST_SUGGESTIONS)

export const similarComposers = (
  candidate: ComposerLife,
  existing: readonly Shown<ComposerLife, Composer>[],
): ComposerSuggestion[] =>
  likeliest(
    composerDuplicates(candidate, existing).map(({ composer, match }) => ({
      ...composer.shown,
      verdict: match.verdict === 'block' ? 'block' : 'hint',
    })),
  )

/** Nobody is added twice; whoever is only like somebody can be, by those who have seen that one. */
export const whyNoComposer = (
  suggestions: readonly ComposerSuggestion[],
  create_anyway: boolean,
): 'composer_exists' | 'composer_similar' | undefined => {
  if (suggestions.some(({ verdict }) => verdict === 'block')) return 'composer_exists'
  return suggestions.length > 0 && !create_anyway ? 'composer_similar' : undefined
}

/** However it is written; a title of nothing but signs is itself. */
const plain = (text: string) => wordsOf(text).join(' ') || text
const keyOf = (tonality: string) => canonicalTonality(tonality) ?? plain(tonality)

type WholePiece = Pick<Piece, 'title' | 'opus' | 'catalogue_no' | 'tonality'>

const isSamePiece = (one: WholePiece, other: WholePiece): boolean =>
  (['title', 'opus', 'catalogue_no'] as const).every(field => plain(one[field]) === plain(other[field])) &&
  keyOf(one.tonality) === keyOf(other.tonality)

interface PieceCheck {
  suggestions: PieceSuggestion[]
  refusal: 'piece_exists' | 'piece_similar' | undefined
}

/** What is like a new piece among those of its composer, and whether it can be added all the same. */
export const checkPiece = (
  candidate: WholePiece,
  existing: readonly Shown<WholePiece & PieceTitle, Piece>[],
  create_anyway: boolean,
): PieceCheck => {
  const same = existing.filter(piece => isSamePiece(candidate, piece))
  if (same.length > 0)
    return {
      suggestions: likeliest(same.map(({ shown }) => ({ ...shown, verdict: 'strong' }))),
      refusal: 'piece_exists',
    }
  const similar = pieceDuplicates(candidate, existing).flatMap(({ piece, match }): PieceSuggestion[] =>
    match.verdict === 'none' ? [] : [{ ...piece.shown, verdict: match.verdict }],
  )
  const suggestions = likeliest(similar)
  return { suggestions, refusal: suggestions.length > 0 && !create_anyway ? 'piece_similar' : undefined }
}

/** The movements of a work that are called like a new one. None is refused for good: a work may have two of one title. */
export const similarMovements = (title: string, existing: readonly Movement[]): MovementSuggestion[] =>
  likeliest(
    movementDuplicates(title, existing).map(({ movement, match }) => ({
      ...movement,
      verdict: match.verdict === 'strong' ? 'strong' : 'weak',
    })),
  )
