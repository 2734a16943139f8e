import { type ReactNode, useState } from 'react'
import { showAlert } from '../../../base/alerts.ts'
import type { Call } from '../../../base/api.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import type { DataQuery } from '../../../base/query.ts'
import { useLoadedData } from '../../../base/use-data.ts'
import { ModalDialog } from '../../../ui/dialog/modal-dialog.tsx'
import { SearchDropdown } from '../../../ui/dropdown/search-dropdown.tsx'
import { FailureNote } from '../../../ui/failure-note.tsx'
import { SegmentedControl } from '../../../ui/segmented-control.tsx'
import { SkeletonList } from '../../../ui/skeleton-list.tsx'
import { composerQuery, pieceQuery } from './api.ts'
import { ComposerForm, PieceForm } from './correction-forms.tsx'
import { correctionTexts } from './correction-texts.ts'
import type { CatalogueSearch } from './merge-dialog.tsx'

interface Named {
  id: number
  name: string
}

interface CorrectionDialogProps extends CatalogueSearch {
  call: Call
  onCorrected: () => void
  onClose: () => void
}

type Kind = 'composer' | 'piece'
const kinds: readonly Kind[] = ['composer', 'piece']

/** Finds an entry of the catalogue and corrects it. */
export const CorrectionDialog = ({
  call,
  findComposers,
  findPieces,
  onCorrected,
  onClose,
}: CorrectionDialogProps) => {
  const texts = useTexts(correctionTexts)
  const [kind, setKind] = useState<Kind>('composer')
  const [composer, setComposer] = useState<Named | null>(null)
  const [piece, setPiece] = useState<Named | null>(null)
  const onSaved = () => {
    showAlert('success', texts.saved)
    onCorrected()
    onClose()
  }
  const form = { call, onSaved }
  return (
    <ModalDialog isOpen title={texts.open} onClose={onClose}>
      <SegmentedControl
        label={texts.what}
        options={kinds.map(value => ({ value, name: texts.kinds[value] }))}
        chosen={kind}
        onChoose={setKind}
      />
      <SearchDropdown
        label={texts.composer}
        find={findComposers}
        chosen={composer}
        onChoose={chosen => {
          setComposer(chosen)
          setPiece(null)
        }}
      />
      {kind === 'piece' && composer && (
        <SearchDropdown
          key={composer.id}
          label={texts.piece}
          find={(typed, signal) => findPieces(composer.id, typed, signal)}
          chosen={piece}
          onChoose={setPiece}
        />
      )}
      {kind === 'composer' && composer && (
        <Loaded key={composer.id} query={composerQuery(call, composer.id)}>
          {entry => <ComposerForm entry={entry} {...form} />}
        </Loaded>
      )}
      {kind === 'piece' && piece && (
        <Loaded key={piece.id} query={pieceQuery(call, piece.id)}>
          {entry => <PieceForm entry={entry} {...form} />}
        </Loaded>
      )}
    </ModalDialog>
  )
}

interface LoadedProps<Entry> {
  query: DataQuery<Entry>
  children: (entry: Entry) => ReactNode
}

const Loaded = <Entry,>({ query, children }: LoadedProps<Entry>) => {
  const texts = useTexts(correctionTexts)
  const { found, isLoading, hasFailed, reload } = useLoadedData(query)
  // The form begins with the newest version.
  const [isFresh, setFresh] = useState(false)
  if (!isLoading && !isFresh) setFresh(true)
  if (hasFailed) return <FailureNote message={texts.failed} retryLabel={texts.tryAgain} onRetry={reload} />
  return found && isFresh ? children(found) : <SkeletonList label={texts.loading} />
}
