import type { Locale } from '@academy/contract/base/locale'
import { pieceTitle } from '@academy/contract/concerts/repertoire/piece-title'
import type { Candidate, Entry } from './queries.ts'

/** Returns why two entries cannot be merged: no chains, no cycles, and only works of the same composer. */
export const mergeRefusal = (
  merged: Candidate | undefined,
  into: Candidate | undefined,
  kind: 'composer' | 'piece',
): 'not_found' | 'merge_impossible' | undefined => {
  if (!merged || !into) return 'not_found'
  const isPossible =
    merged.id !== into.id &&
    !merged.is_merged &&
    !merged.has_merged &&
    !into.is_merged &&
    (kind === 'composer' || merged.composer_id === into.composer_id)
  return isPossible ? undefined : 'merge_impossible'
}

/** "Clara Schumann (1819 – 1896)", or "Clara Schumann: Three Romances, op. 22". */
export const entryText = (entry: Entry, locale: Locale): string => {
  const { full_name, year_of_birth, year_of_death, piece } = entry
  if (piece) return `${full_name}: ${pieceTitle(piece, locale)}`
  return `${full_name} (${year_of_birth} –${year_of_death === null ? '' : ` ${year_of_death}`})`
}
