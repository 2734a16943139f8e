import './final-save-panel.css'
import type { SelectionMasterclass } from '@academy/contract/admission/selection/schemas'
import { formatTime } from '../../../base/format.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import type { FinalSave } from './api.ts'
import { FinalSaveButton } from './final-save-button.tsx'
import { finalTexts } from './final-texts.ts'

interface FinalSavePanelProps {
  masterclass: SelectionMasterclass
  /** The number of missing decisions. */
  undecided: number
  finalSave: FinalSave
  onDone: () => void
}

/** What is missing before the final save, and its button. */
export const FinalSavePanel = ({ masterclass, undecided, finalSave, onDone }: FinalSavePanelProps) => {
  const texts = useTexts(finalTexts)
  const { final_participants_saved, final_save_open, can_finalize, letters_due_at } = masterclass
  // A decision undone here counts before the server has confirmed it.
  const isReady = can_finalize && undecided === 0
  const situation = () => {
    if (final_participants_saved) {
      if (letters_due_at) return texts.doneUntil(formatTime(letters_due_at))
      return masterclass.application_count > 0 ? texts.done : texts.doneForNobody
    }
    if (!final_save_open) return texts.notYet
    if (isReady) return masterclass.application_count > 0 ? texts.ready : texts.readyForNobody
    return undecided > 0 ? texts.missing(undecided) : texts.someMissing
  }
  return (
    <section className="final-save" id="final-save" data-done={final_participants_saved || undefined}>
      <p role="status">{situation()}</p>
      {final_save_open && !final_participants_saved && (
        <FinalSaveButton
          masterclass={{ ...masterclass, can_finalize: isReady }}
          finalSave={finalSave}
          onDone={onDone}
        />
      )}
    </section>
  )
}
