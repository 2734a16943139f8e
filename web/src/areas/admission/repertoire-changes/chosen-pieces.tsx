import './repertoire-form.css'
import '../../../ui/text-button.css'
import { useRef } from 'react'
import { useTexts } from '../../../base/i18n/texts.ts'
import { repertoireTexts } from './texts.ts'

export interface NamedPiece {
  id: number
  name: string
}

interface ChosenPiecesProps {
  pieces: readonly NamedPiece[]
  onChange: (pieces: NamedPiece[]) => void
  error: string | undefined
}

/** The chosen works in order; each can be moved up or removed. */
export const ChosenPieces = ({ pieces, onChange, error }: ChosenPiecesProps) => {
  const texts = useTexts(repertoireTexts)
  const list = useRef<HTMLElement>(null)
  const moveUp = (place: number) => {
    const [moved] = pieces.slice(place, place + 1)
    if (moved) onChange(pieces.toSpliced(place, 1).toSpliced(place - 1, 0, moved))
  }
  const remove = (place: number) => {
    onChange(pieces.toSpliced(place, 1))
    // The button that had the focus is gone.
    list.current?.focus()
  }
  return (
    <section ref={list} tabIndex={-1} aria-label={texts.pieces} className="chosen-pieces">
      {pieces.length === 0 && <p className="user-quiet">{texts.noPieces}</p>}
      <ol>
        {pieces.map(({ id, name }, place) => (
          <li key={id}>
            <span>{name}</span>
            <span className="chosen-piece-actions">
              {place > 0 && (
                <button
                  type="button"
                  className="text-button"
                  aria-label={texts.up(name)}
                  onClick={() => moveUp(place)}
                >
                  ↑
                </button>
              )}
              <button
                type="button"
                className="text-button text-button-danger"
                aria-label={texts.removeOf(name)}
                onClick={() => remove(place)}
              >
                {texts.remove}
              </button>
            </span>
          </li>
        ))}
      </ol>
      <p className="field-error">{error}</p>
    </section>
  )
}
