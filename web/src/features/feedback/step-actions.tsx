import './step-actions.css'
import '../../ui/button.css'
import { type ReactNode, useEffect, useRef } from 'react'
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
  /** In the place of the buttons, before the answers go for good. */
  asking?: ReactNode
}

/** Back, on, and what was answered so far to be kept. */
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
      {/* It comes in the place of the other: the second half of a double click was not meant for it. */}
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
