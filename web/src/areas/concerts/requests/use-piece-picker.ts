import { useEffect, useRef, useState } from 'react'
import { withoutYears } from './catalogue-names.ts'
import type { Named } from './typed-request.ts'

/** The state of `PiecePicker`. `onPicked` gets the work with its composer; the composer stays for the next one. */
export const usePiecePicker = (onPicked: (piece: Named) => void) => {
  const [composer, setComposer] = useState<Named | null>(null)
  const [adding, setAdding] = useState<{ what: 'composer' | 'piece'; text: string }>()
  const composerField = useRef<HTMLInputElement>(null)
  const pieceField = useRef<HTMLInputElement>(null)
  /** Counts the picked works: the field begins anew with each, empty and closed. */
  const [count, setCount] = useState(0)
  useEffect(() => {
    if (count > 0) pieceField.current?.focus()
  }, [count])
  return {
    count,
    composer,
    setComposer,
    adding,
    add: setAdding,
    close: () => setAdding(undefined),
    composerField,
    pieceField,
    pick: (piece: Named | null) => {
      if (!piece || !composer) return
      onPicked({ id: piece.id, name: `${withoutYears(composer.name)}: ${piece.name}` })
      setCount(count + 1)
    },
  }
}

export type PiecePickerState = ReturnType<typeof usePiecePicker>
