import type { Applicant } from '@academy/contract/admission/selection/schemas'
import { useTexts } from '../../../base/i18n/texts.ts'
import { PendingButton } from '../../../ui/pending-button.tsx'
import { canDecide, type Decision, decisionOf, decisions } from './decisions.ts'
import { selectionTexts } from './texts.ts'
import { useSeenTaps } from './use-seen-taps.ts'

interface DecisionButtonsProps {
  applicant: Applicant
  /** The decision being saved, if any. */
  pending: Decision | undefined
  onDecide: (decision: Decision) => void
}

/** The other decisions than the present one, and none once the selection is final. */
export const DecisionButtons = ({ applicant, pending, onDecide }: DecisionButtonsProps) => {
  const texts = useTexts(selectionTexts)
  const { onPointerDown, isSeen } = useSeenTaps()
  if (!canDecide(applicant)) return null
  const present = decisionOf(applicant)
  return decisions
    .filter(decision => decision !== present)
    .map(decision => (
      <PendingButton
        key={decision}
        isPending={pending === decision}
        isQuiet={decision !== 'accepted'}
        onPointerDown={onPointerDown}
        onClick={click => isSeen(click) && onDecide(decision)}
      >
        {texts.acts[decision]}
        <span className="visually-hidden"> {applicant.student.full_name}</span>
      </PendingButton>
    ))
}
