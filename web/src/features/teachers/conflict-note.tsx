import '../../ui/text-button.css'
import { problems } from '@academy/contract/problems'
import { useLocale } from '../../lib/i18n/locale-context.ts'
import { useTexts } from '../../lib/i18n/texts.ts'
import { usePending } from '../../lib/use-pending.ts'
import { Note } from '../../ui/note.tsx'
import { PendingButton } from '../../ui/pending-button.tsx'
import { teacherFormTexts } from './form-texts.ts'

interface ConflictNoteProps {
  /** The next save overwrites the version of somebody else. */
  onSaveMine: () => Promise<void>
  onTakeTheirs: () => Promise<void>
}

/** Two people edited at the same time: nothing is overwritten without asking. */
export const ConflictNote = ({ onSaveMine, onTakeTheirs }: ConflictNoteProps) => {
  const texts = useTexts(teacherFormTexts)
  const locale = useLocale()
  const { isPending, run } = usePending()
  return (
    <div role="alert">
      <Note title={texts.conflictTitle}>
        <p>{problems.changed_meanwhile[locale]}</p>
        <div className="teacher-actions">
          <PendingButton isPending={isPending} isQuiet onClick={() => void run(onTakeTheirs)}>
            {texts.loadTheirs}
          </PendingButton>
          <button type="button" className="text-button" onClick={() => void run(onSaveMine)}>
            {texts.keepMine}
          </button>
        </div>
      </Note>
    </div>
  )
}
