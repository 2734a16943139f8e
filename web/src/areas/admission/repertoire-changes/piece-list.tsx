import './repertoire.css'
import type { ChosenPiece } from '@academy/contract/admission/repertoire-changes/schemas'
import type { Locale } from '@academy/contract/base/locale'
import { composerText, pieceTitle } from '@academy/contract/concerts/repertoire/piece-title'
import { useLocale } from '../../../base/i18n/locale-context.ts'

/** "Ludwig van Beethoven: Cello Sonata No. 3 in A major, op. 69" */
export const pieceName = ({ composer, piece }: ChosenPiece, locale: Locale): string =>
  `${composerText(composer, locale)}: ${pieceTitle(piece, locale)}`

/** The chosen works of a participant. Nothing if there are none. */
export const PieceList = ({ pieces }: { pieces: readonly ChosenPiece[] }) => {
  const locale = useLocale()
  if (pieces.length === 0) return null
  return (
    <ul className="piece-list">
      {pieces.map(one => (
        <li key={one.piece_id}>{pieceName(one, locale)}</li>
      ))}
    </ul>
  )
}
