import '../../../base/pages/office-tools.css'
import type { Merge } from '@academy/contract/concerts/merging/schemas'
import { useRef, useState } from 'react'
import { showAlert } from '../../../base/alerts.ts'
import type { Call } from '../../../base/api.ts'
import { dayInVienna } from '../../../base/format.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { useLoadedData } from '../../../base/use-data.ts'
import { useSaveFailure } from '../../../base/use-pending.ts'
import { Button, TextButton } from '../../../ui/button.tsx'
import { FailureNote } from '../../../ui/failure-note.tsx'
import { OfficeTable } from '../../../ui/office-table/office-table.tsx'
import type { TableState } from '../../../ui/office-table/use-table-view.ts'
import { Panel } from '../../../ui/panel.tsx'
import { SkeletonList } from '../../../ui/skeleton-list.tsx'
import { mergesQuery, undoMerge } from './api.ts'
import { CorrectionDialog } from './correction-dialog.tsx'
import { correctionTexts } from './correction-texts.ts'
import { type CatalogueSearch, MergeDialog } from './merge-dialog.tsx'
import { mergeTexts } from './merge-texts.ts'

interface MergesProps extends CatalogueSearch {
  call: Call
  /** The view of the list of merges. */
  state: TableState
  /** Titles of works may have changed. */
  onChanged: () => void
}

/** Merges entries of the catalogue, and undoes merges. */
export const Merges = ({ call, state, onChanged, ...search }: MergesProps) => {
  const texts = useTexts(mergeTexts)
  const correction = useTexts(correctionTexts)
  const [isOpen, setOpen] = useState(false)
  const [isCorrecting, setCorrecting] = useState(false)
  const openButton = useRef<HTMLButtonElement>(null)
  const { found, hasFailed, reload } = useLoadedData(mergesQuery(call))
  const showUnsaved = useSaveFailure()
  const changed = () => {
    reload()
    onChanged()
  }
  const undo = async ({ id }: Merge) => {
    try {
      await undoMerge(call, id)
      // The pressed button is removed with its line.
      openButton.current?.focus()
      showAlert('success', texts.undone)
    } catch (error) {
      showUnsaved(error)
    }
    changed()
  }
  return (
    <Panel title={texts.title}>
      <p>{texts.intro}</p>
      <div className="office-tools">
        <Button ref={openButton} look="quiet" onClick={() => setOpen(true)}>
          {texts.open}
        </Button>
        <Button look="quiet" onClick={() => setCorrecting(true)}>
          {correction.open}
        </Button>
      </div>
      {found && <MergeList merges={found} state={state} onUndo={undo} />}
      {!found && !hasFailed && <SkeletonList label={texts.loading} />}
      {hasFailed && <FailureNote message={texts.failed} retryLabel={texts.tryAgain} onRetry={reload} />}
      {isCorrecting && (
        <CorrectionDialog
          call={call}
          {...search}
          onCorrected={changed}
          onClose={() => setCorrecting(false)}
        />
      )}
      {isOpen && <MergeDialog call={call} {...search} onMerged={changed} onClose={() => setOpen(false)} />}
    </Panel>
  )
}

interface MergeListProps {
  merges: readonly Merge[]
  state: TableState
  onUndo: (merge: Merge) => void
}

const MergeList = ({ merges, state, onUndo }: MergeListProps) => {
  const texts = useTexts(mergeTexts)
  return (
    <OfficeTable
      id="merges"
      caption={texts.list}
      rows={merges}
      idOf={({ kind, id }) => `${kind}-${id}`}
      state={state}
      empty={texts.none}
      columns={[
        { id: 'merged', title: texts.entry, isHeading: true, text: ({ merged }) => merged },
        { id: 'into', title: texts.shownAs, text: ({ into }) => into },
        { id: 'kind', title: texts.kind, text: ({ kind }) => texts.kindNames[kind] },
        { id: 'day', title: texts.day, day: ({ merged_at }) => dayInVienna(merged_at) },
        { id: 'person', title: texts.person, text: ({ merged_by }) => merged_by },
        {
          id: 'actions',
          title: texts.undo,
          isTitleHidden: true,
          cell: merge => (
            <TextButton aria-label={texts.undoOf(merge.merged)} onClick={() => onUndo(merge)}>
              {texts.undo}
            </TextButton>
          ),
        },
      ]}
    />
  )
}
