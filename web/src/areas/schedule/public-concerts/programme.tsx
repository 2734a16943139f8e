import './programme.css'
import type { Player, ProgrammePiece } from '@academy/contract/schedule/public-concerts/schemas'
import { useTexts } from '../../../base/i18n/texts.ts'
import { NoWrapParts } from '../../../ui/no-wrap-parts.tsx'
import { publicConcertTexts } from './texts.ts'

/** The works of an evening as on the printed programme, without the names of those who play. */
export const ConcertProgramme = ({ pieces }: { pieces: readonly ProgrammePiece[] }) => (
  <ol className="public-programme">
    {pieces.map((piece, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a work may be played twice, and the order is the programme
      <li key={index}>
        <p className="programme-composer">
          {piece.composer} <span>{piece.years}</span>
        </p>
        <div>
          <h2>
            <NoWrapParts text={piece.title} />
          </h2>
          {piece.movements.length > 0 && (
            <ul className="programme-movements">
              {piece.movements.map((movement, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a work may have two movements of one title
                <li key={place}>{movement}</li>
              ))}
            </ul>
          )}
          <Players players={piece.players} others={piece.others} />
        </div>
      </li>
    ))}
  </ol>
)

const Players = ({ players, others }: { players: readonly Player[]; others: number }) => {
  const texts = useTexts(publicConcertTexts)
  const words = [
    ...players.map(({ instrument, class_of }) =>
      class_of === null ? instrument : `${instrument} (${texts.classOf(class_of)})`,
    ),
    ...(others > 0 ? [texts.others(others)] : []),
  ]
  return words.length > 0 && <p className="programme-players">{words.join(', ')}</p>
}
