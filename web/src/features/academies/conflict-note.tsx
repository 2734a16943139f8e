import './conflict-note.css'
import '../../ui/text-button.css'
import { useEffect, useRef } from 'react'
import { useTexts } from '../../lib/i18n/texts.ts'
import { usePending } from '../../lib/use-pending.ts'
import { Note } from '../../ui/note.tsx'
import { PendingButton } from '../../ui/pending-button.tsx'
import { academyFormTexts } from './form-texts.ts'

interface ConflictNoteProps {
  onKeepMine: () => Promise<void>
  onTakeTheirs: () => Promise<void>
}

/** Two people edited the same academy: nothing is overwritten without asking. */
export const ConflictNote = ({ onKeepMine, onTakeTheirs }: ConflictNoteProps) => {
  const texts = useTexts(academyFormTexts)
  const { isPending, run } = usePending()
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => {
    note.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <div ref={note} role="alert">
      <Note title={texts.conflictTitle}>
        <p>{texts.conflict}</p>
        <div className="academy-conflict">
          <PendingButton isPending={isPending} isQuiet onClick={() => void run(onKeepMine)}>
            {texts.keepMine}
          </PendingButton>
          <button
            type="button"
            className="text-button text-button-danger"
            onClick={() => void run(onTakeTheirs)}
          >
            {texts.takeTheirs}
          </button>
        </div>
      </Note>
    </div>
  )
}
