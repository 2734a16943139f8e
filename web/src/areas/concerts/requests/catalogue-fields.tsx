import type { Ref } from 'react'
import type { Call } from '../../../base/api.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { SearchDropdown } from '../../../ui/dropdown/search-dropdown.tsx'
import { findComposers, findPieces } from './api.ts'
import { namedComposer, namedPiece } from './catalogue-names.ts'
import { requestTexts } from './request-texts.ts'
import type { Named } from './typed-request.ts'

interface CatalogueFieldProps {
  call: Call
  chosen: Named | null
  /** Called when another entry is chosen. */
  onChoose: (entry: Named | null) => void
  /** Adds an entry that the catalogue does not have. */
  onCreate: (text: string) => void
  error?: string | undefined
  onBlur?: () => void
  fieldRef: Ref<HTMLInputElement>
}

/** Finds a composer in the catalogue. */
export const ComposerField = ({ call, onChoose, onCreate, fieldRef, ...field }: CatalogueFieldProps) => {
  const texts = useTexts(requestTexts)
  return (
    <SearchDropdown
      {...field}
      ref={fieldRef}
      label={texts.composer}
      hint={texts.composerHint}
      find={async (typed, signal) => (await findComposers(call, typed, signal)).map(namedComposer)}
      onChoose={next => next?.id !== field.chosen?.id && onChoose(next)}
      create={{ label: texts.addComposer, onCreate }}
    />
  )
}

interface PieceFieldProps extends CatalogueFieldProps {
  /** Set where the field gets the focus by itself. */
  isClosedAtFirst?: boolean
  composer: Named | null
}

/** Finds a work of the chosen composer. */
export const PieceField = ({ call, composer, onChoose, onCreate, fieldRef, ...field }: PieceFieldProps) => {
  const texts = useTexts(requestTexts)
  const locale = useLocale()
  return (
    <SearchDropdown
      {...field}
      // Reset the list when the composer changes.
      key={composer?.id}
      ref={fieldRef}
      label={texts.piece}
      hint={composer ? texts.pieceHint : texts.pieceLater}
      isDisabled={!composer}
      find={async (search, signal) => {
        const found = composer ? await findPieces(call, { composer_id: composer.id, search }, signal) : []
        return found.map(one => namedPiece(one, locale))
      }}
      onChoose={next => next?.id !== field.chosen?.id && onChoose(next)}
      create={{ label: texts.addPiece, onCreate }}
      emptyNote={texts.noPieces}
    />
  )
}
