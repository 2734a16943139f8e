import './step-actions.css'
import '../../../ui/button.css'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTexts } from '../../../base/i18n/texts.ts'
import { FormMessage, type Message } from '../../../ui/form/form-message.tsx'
import { PendingButton } from '../../../ui/pending-button.tsx'
import { surveyTexts } from './form-texts.ts'

export interface StepActionsProps {
  isFirst: boolean
  isLast: boolean
  onBack: () => void
  onSubmit: () => void
  onSaveDraft: () => void
  /** The request in flight. */
  pending?: 'draft' | 'submission' | undefined
  /** The outcome. */
  message?: Message | undefined
  /** Replaces the buttons while confirming the submission. */
  asking?: ReactNode
}

/** Back, next, and save draft. */
export const StepActions = ({ message, asking, ...buttons }: StepActionsProps) => {
  const news = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (message) news.current?.scrollIntoView({ block: 'nearest' })
  }, [message])
  return (
    <div className="feedback-actions">
      {asking || <Buttons {...buttons} />}
      <div ref={news}>
        <FormMessage message={message} />
      </div>
    </div>
  )
}

const Buttons = ({
  isFirst,
  isLast,
  onBack,
  onSubmit,
  onSaveDraft,
  pending,
}: Omit<StepActionsProps, 'message' | 'asking'>) => {
  const texts = useTexts(surveyTexts)
  return (
    <div className="feedback-buttons">
      {!isFirst && (
        <button type="button" className="button button-quiet" onClick={onBack}>
          {texts.back}
        </button>
      )}
      {/* It replaces the other button in place, so ignore the second click of a double click. */}
      {isLast ? (
        <PendingButton
          key="submit"
          isPending={pending === 'submission'}
          onClick={({ detail }) => detail < 2 && onSubmit()}
        >
          {texts.submit}
        </PendingButton>
      ) : (
        <button key="next" type="submit" className="button">
          {texts.next}
        </button>
      )}
      <PendingButton isQuiet isPending={pending === 'draft'} onClick={onSaveDraft}>
        {texts.saveDraft}
      </PendingButton>
    </div>
  )
}
