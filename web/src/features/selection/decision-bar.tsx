import './one-by-one.css'
import '../../ui/button.css'
import type { Applicant } from '@academy/contract/selection/schemas'
import { useTexts } from '../../lib/i18n/texts.ts'
import { bottomBar } from '../../ui/bottom-bar.ts'
import { DecisionButtons } from './decision-buttons.tsx'
import { actionsFor, type Decision } from './decisions.ts'
import { KeyHints } from './key-hints.tsx'
import { selectionTexts } from './texts.ts'

interface DecisionBarProps {
  applicant: Applicant
  pending: Decision | undefined
  onDecide: (decision: Decision) => void
  /** Undefined at the ends of the list. */
  onPrevious: (() => void) | undefined
  onNext: (() => void) | undefined
}

/** Within reach of the thumb: previous, decisions, next. */
export const DecisionBar = ({ applicant, pending, onDecide, onPrevious, onNext }: DecisionBarProps) => {
  const texts = useTexts(selectionTexts)
  const can = actionsFor(applicant)
  return (
    <div className="decision-bar" ref={bottomBar}>
      <StepButton label={texts.previous} path="M10 2 4 8l6 6" onStep={onPrevious} />
      <div className="decision-bar-buttons">
        <DecisionButtons applicant={applicant} pending={pending} onDecide={onDecide} />
      </div>
      <StepButton label={texts.next} path="m6 2 6 6-6 6" onStep={onNext} />
      <KeyHints canDecide={can.accept || can.reject} />
    </div>
  )
}

interface StepButtonProps {
  label: string
  path: string
  onStep: (() => void) | undefined
}

const StepButton = ({ label, path, onStep }: StepButtonProps) => (
  <button
    type="button"
    className="button button-quiet step-button"
    aria-label={label}
    // A disabled button would lose the focus.
    aria-disabled={!onStep}
    onClick={onStep}
  >
    <svg viewBox="0 0 16 16" width="18" height="18" aria-hidden="true">
      <path d={path} fill="none" stroke="currentColor" strokeWidth="1.75" />
    </svg>
  </button>
)
