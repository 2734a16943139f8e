import type { Locale } from '@academy/contract/base/locale'
import { pieceTitle } from '@academy/contract/concerts/repertoire/piece-title'
import type { Composer, Movement, Piece } from '@academy/contract/concerts/repertoire/schemas'
import type { Named } from './typed-request.ts'

/** Includes the years, because father and son often share a name. */
export const namedComposer = ({ id, full_name, year_of_birth, year_of_death }: Composer): Named => ({
  id,
  name: `${full_name} (${year_of_death === null ? `* ${year_of_birth}` : `${year_of_birth}–${year_of_death}`})`,
})

/** The name alone, where the years are not needed. */
export const withoutYears = (name: string): string => name.replace(/ \([^()]*\)$/, '')

export const namedPiece = (piece: Piece, locale: Locale): Named => ({
  id: piece.id,
  name: pieceTitle(piece, locale),
})

/**
 * Includes the position, because two movements may have the same title; a movement not in the loaded list has
 * no number.
 */
export const numberedMovement = (
  { id, title }: Pick<Movement, 'id' | 'title'>,
  movements: readonly Pick<Movement, 'id'>[],
): Named => {
  const place = movements.findIndex(movement => movement.id === id) + 1
  return { id, name: place > 0 ? `${place}. ${title}` : title }
}
