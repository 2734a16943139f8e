import type { Locale } from '@academy/contract/locale'
import { pieceTitle } from '@academy/contract/piece-title'
import type { Composer, Piece } from '@academy/contract/repertoire'
import type { Named } from './typed-request.ts'

/** Father and son often share a name, so the years belong to it. */
export const namedComposer = ({ id, full_name, year_of_birth, year_of_death }: Composer): Named => ({
  id,
  name: `${full_name} (${year_of_death === null ? `* ${year_of_birth}` : `${year_of_birth}–${year_of_death}`})`,
})

export const namedPiece = (piece: Piece, locale: Locale): Named => ({
  id: piece.id,
  name: pieceTitle(piece, locale),
})
