import { useEffect, useRef, useState } from 'react'
import type { Call } from '../../../base/api.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { ComposerField, PieceField } from './catalogue-fields.tsx'
import { namedComposer, namedPiece, withoutYears } from './catalogue-names.ts'
import { ComposerDialog } from './composer-dialog.tsx'
import { PieceDialog } from './piece-dialog.tsx'
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

type PiecePickerState = ReturnType<typeof usePiecePicker>

interface PiecePickerProps {
  call: Call
  picker: PiecePickerState
}

/** Finds works in the catalogue, one after the other. */
export const PiecePicker = ({ call, picker }: PiecePickerProps) => (
  <>
    <ComposerField
      call={call}
      fieldRef={picker.composerField}
      chosen={picker.composer}
      onChoose={picker.setComposer}
      onCreate={text => picker.add({ what: 'composer', text })}
    />
    <PieceField
      key={picker.count}
      isClosedAtFirst={picker.count > 0}
      call={call}
      fieldRef={picker.pieceField}
      composer={picker.composer}
      chosen={null}
      onChoose={picker.pick}
      onCreate={text => picker.add({ what: 'piece', text })}
    />
  </>
)

/** Adds a missing entry to the catalogue. Not for the inside of a form: it has one of its own. */
export const PiecePickerDialogs = ({ call, picker }: PiecePickerProps) => {
  const locale = useLocale()
  const { adding, composer, close } = picker
  if (!adding) return null
  const dialog = { call, text: adding.text, entered: undefined, onEntered: () => {} }
  const end = (field: typeof picker.pieceField) => () => {
    close()
    field.current?.focus()
  }
  if (adding.what === 'composer')
    return (
      <ComposerDialog
        {...dialog}
        onClose={end(picker.composerField)}
        onChosen={chosen => {
          picker.setComposer(namedComposer(chosen))
          close()
        }}
      />
    )
  if (!composer) return null
  return (
    <PieceDialog
      {...dialog}
      composer={composer}
      onClose={end(picker.pieceField)}
      onChosen={chosen => {
        picker.pick(namedPiece(chosen, locale))
        close()
      }}
    />
  )
}
