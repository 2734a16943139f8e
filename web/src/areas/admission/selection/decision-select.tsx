import './decision-select.css'
import type { Applicant } from '@academy/contract/admission/selection/schemas'
import { useTexts } from '../../../base/i18n/texts.ts'
import { canDecide, type Decision, decisionOf, decisions, outcomeOf } from './decisions.ts'
import { tableTexts } from './table-texts.ts'
import { selectionTexts } from './texts.ts'
import { useStateText } from './use-state-text.ts'

interface DecisionSelectProps {
  applicant: Applicant
  pending: Decision | undefined
  onDecide: (decision: Decision) => void
}

/** The decision in a row of the list: small enough for forty of them. */
export const DecisionSelect = ({ applicant, pending, onDecide }: DecisionSelectProps) => {
  const { states } = useTexts(selectionTexts)
  const texts = useTexts(tableTexts)
  const stateText = useStateText()
  const outcome = outcomeOf(applicant)
  if (!canDecide(applicant)) return <span data-outcome={outcome}>{stateText(applicant)}</span>
  return (
    <select
      className="decision-select"
      data-outcome={outcome}
      aria-label={texts.decisionOn(applicant.student.full_name)}
      value={pending ?? decisionOf(applicant)}
      onChange={({ target }) => {
        const chosen = decisions.find(one => one === target.value)
        if (chosen) onDecide(chosen)
      }}
    >
      {decisions.map(decision => (
        <option key={decision} value={decision}>
          {states[decision]}
        </option>
      ))}
    </select>
  )
}
