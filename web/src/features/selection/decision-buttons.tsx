import type { Applicant } from '@academy/contract/selection/schemas'
import { useTexts } from '../../lib/i18n/texts.ts'
import { PendingButton } from '../../ui/pending-button.tsx'
import { actionsFor, type Decision } from './decisions.ts'
import { selectionTexts } from './texts.ts'

interface DecisionButtonsProps {
  applicant: Applicant
  /** The decision being saved, if any. */
  pending: Decision | undefined
  onDecide: (decision: Decision) => void
}

/** The possible decisions: two of three, and none once the selection is final. */
export const DecisionButtons = ({ applicant, pending, onDecide }: DecisionButtonsProps) => {
  const texts = useTexts(selectionTexts)
  const { accept, reject, undo } = actionsFor(applicant)
  const button = (label: string, decision: Decision, isQuiet: boolean) => (
    <PendingButton
      isPending={pending === decision}
      isQuiet={isQuiet}
      // Ignore the second click of a double click: it could hit the next applicant.
      onClick={({ detail }) => detail < 2 && onDecide(decision)}
    >
      {label}
      <span className="visually-hidden"> {applicant.student.full_name}</span>
    </PendingButton>
  )
  return (
    <>
      {reject && button(texts.reject, false, true)}
      {undo && button(texts.undo, null, true)}
      {accept && button(texts.accept, true, false)}
    </>
  )
}
