import './step-actions.css'
import '../../ui/button.css'
import { useTexts } from '../../lib/i18n/texts.ts'
import { FormMessage, type Message } from '../../ui/form/form-message.tsx'
import { PendingButton } from '../../ui/pending-button.tsx'
import { surveyTexts } from './form-texts.ts'

export interface StepActionsProps {
  isFirst: boolean
  isLast: boolean
  onBack: () => void
  onSubmit: () => void
  onSaveDraft: () => void
  /** What is on its way. */
  pending?: 'draft' | 'submission' | undefined
  /** What became of it. */
  message?: Message | undefined
}

/** Back, on, and what was answered so far to be kept. */
export const StepActions = ({
  isFirst,
  isLast,
  onBack,
  onSubmit,
  onSaveDraft,
  pending,
  message,
}: StepActionsProps) => {
  const texts = useTexts(surveyTexts)
  return (
    <div className="feedback-actions">
      {isLast ? (
        <PendingButton isPending={pending === 'submission'} onClick={onSubmit}>
          {texts.submit}
        </PendingButton>
      ) : (
        <button type="submit" className="button">
          {texts.next}
        </button>
      )}
      {!isFirst && (
        <button type="button" className="button button-quiet" onClick={onBack}>
          {texts.back}
        </button>
      )}
      <PendingButton isQuiet isPending={pending === 'draft'} onClick={onSaveDraft}>
        {texts.saveDraft}
      </PendingButton>
      <FormMessage message={message} />
    </div>
  )
}
