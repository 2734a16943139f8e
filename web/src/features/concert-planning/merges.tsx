import './merges.css'
import '../../ui/button.css'
import '../../ui/text-button.css'
import type { Merge } from '@academy/contract/merging/schemas'
import { useRef, useState } from 'react'
import { showAlert } from '../../lib/alerts.ts'
import type { Call } from '../../lib/api.ts'
import { dayInVienna, formatDay } from '../../lib/format.ts'
import { useTexts } from '../../lib/i18n/texts.ts'
import { useLoadedData } from '../../lib/use-data.ts'
import { useSaveFailure } from '../../lib/use-save-failure.ts'
import { FailureNote } from '../../ui/failure-note.tsx'
import { Panel } from '../../ui/panel.tsx'
import { SkeletonList } from '../../ui/skeleton-list.tsx'
import { mergesQuery, undoMerge } from './api.ts'
import { type CatalogueSearch, MergeDialog } from './merge-dialog.tsx'
import { mergeTexts } from './merge-texts.ts'

interface MergesProps extends CatalogueSearch {
  call: Call
  /** Titles of works may have changed. */
  onChanged: () => void
}

/** Merges entries of the catalogue, and undoes merges. */
export const Merges = ({ call, onChanged, ...search }: MergesProps) => {
  const texts = useTexts(mergeTexts)
  const [isOpen, setOpen] = useState(false)
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
      <div>
        <button ref={openButton} type="button" className="button button-quiet" onClick={() => setOpen(true)}>
          {texts.open}
        </button>
      </div>
      {found && <MergeList merges={found} onUndo={undo} />}
      {!found && !hasFailed && <SkeletonList label={texts.loading} />}
      {hasFailed && <FailureNote message={texts.failed} retryLabel={texts.tryAgain} onRetry={reload} />}
      {isOpen && <MergeDialog call={call} {...search} onMerged={changed} onClose={() => setOpen(false)} />}
    </Panel>
  )
}

const MergeList = ({ merges, onUndo }: { merges: readonly Merge[]; onUndo: (merge: Merge) => void }) => {
  const texts = useTexts(mergeTexts)
  if (merges.length === 0) return <p className="board-quiet">{texts.none}</p>
  return (
    <ul className="merges" aria-label={texts.list}>
      {merges.map(merge => (
        <li key={`${merge.kind}-${merge.id}`}>
          <span>{texts.shownAs(merge.merged, merge.into)}</span>
          <span className="board-quiet">
            {texts.by(formatDay(dayInVienna(merge.merged_at)), merge.merged_by)}
          </span>
          <button
            type="button"
            className="text-button"
            aria-label={texts.undoOf(merge.merged)}
            onClick={() => onUndo(merge)}
          >
            {texts.undo}
          </button>
        </li>
      ))}
    </ul>
  )
}
