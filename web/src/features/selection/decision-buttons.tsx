import type { Applicant } from '@academy/contract/selection/schemas'
import { useTexts } from '../../lib/i18n/texts.ts'
import { PendingButton } from '../../ui/pending-button.tsx'
import { canDecide, type Decision, decisionOf, decisions } from './decisions.ts'
import { selectionTexts } from './texts.ts'

interface DecisionButtonsProps {
  applicant: Applicant
  /** The decision being saved, if any. */
  pending: Decision | undefined
  onDecide: (decision: Decision) => void
}

/** The other decisions than the present one, and none once the selection is final. */
export const DecisionButtons = ({ applicant, pending, onDecide }: DecisionButtonsProps) => {
  const texts = useTexts(selectionTexts)
  if (!canDecide(applicant)) return null
  const present = decisionOf(applicant)
  return decisions
    .filter(decision => decision !== present)
    .map(decision => (
      <PendingButton
        key={decision}
        isPending={pending === decision}
        isQuiet={decision !== 'accepted'}
        // Ignore the second click of a double click: it could hit the next applicant.
        onClick={({ detail }) => detail < 2 && onDecide(decision)}
      >
        {texts.acts[decision]}
        <span className="visually-hidden"> {applicant.student.full_name}</span>
      </PendingButton>
    ))
}
