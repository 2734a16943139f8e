import './step-actions.css'
import { useEffect, useRef } from 'react'
import { useTexts } from '../../../base/i18n/texts.ts'
import { Note } from '../../../ui/note.tsx'
import { PendingButton } from '../../../ui/pending-button.tsx'
import { sendingTexts } from './sending-texts.ts'

interface OpenQuestionsProps {
  count: number
  isPending: boolean
  onGo: () => void
  onSubmit: () => void
}

/** Confirms submitting with unanswered questions. The non-destructive choice has the focus. */
export const OpenQuestions = ({ count, isPending, onGo, onSubmit }: OpenQuestionsProps) => {
  const texts = useTexts(sendingTexts)
  const harmless = useRef<HTMLButtonElement>(null)
  useEffect(() => harmless.current?.focus(), [])
  return (
    <Note title={texts.open(count)}>
      <p>{texts.openHint}</p>
      <div className="feedback-buttons">
        <button ref={harmless} type="button" className="button button-quiet" onClick={onGo}>
          {texts.toOpen(count)}
        </button>
        <PendingButton isPending={isPending} onClick={onSubmit}>
          {texts.submitAnyway}
        </PendingButton>
      </div>
    </Note>
  )
}
