import type { Applicant } from '@academy/contract/admission/selection/schemas'
import { type MouseEvent, type PointerEvent, type ReactNode, useEffect, useRef } from 'react'
import { afterPaint } from '../../../base/after-paint.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { Button, TextButton } from '../../../ui/button.tsx'
import { canDecide, type Decision, decisionOf, decisions } from './decisions.ts'
import { selectionTexts } from './texts.ts'
import './one-by-one.css'
import './key-hints.css'

/**
 * Tells taps on what is shown from those that began before it was painted, and were meant for what stood there before.
 * Keys and assistive technology have no pointer.
 */
const useSeenTaps = () => {
  const paintedAt = useRef(Number.POSITIVE_INFINITY)
  const pressedAt = useRef<number>(undefined)
  useEffect(
    () =>
      afterPaint(() => {
        paintedAt.current = performance.now()
      }),
    [],
  )
  return {
    onPointerDown: ({ timeStamp }: PointerEvent) => {
      pressedAt.current = timeStamp
    },
    isSeen: ({ detail }: MouseEvent) =>
      detail === 0 || pressedAt.current === undefined || pressedAt.current > paintedAt.current,
  }
}

interface DecisionButtonsProps {
  applicant: Applicant
  /** The decision being saved, if any. */
  pending: Decision | undefined
  onDecide: (decision: Decision) => void
}

/** The other decisions than the present one, and none once the selection is final. */
const DecisionButtons = ({ applicant, pending, onDecide }: DecisionButtonsProps) => {
  const texts = useTexts(selectionTexts)
  const { onPointerDown, isSeen } = useSeenTaps()
  if (!canDecide(applicant)) return null
  const present = decisionOf(applicant)
  return decisions
    .filter(decision => decision !== present)
    .map(decision => (
      <Button
        key={decision}
        isPending={pending === decision}
        look={decision !== 'accepted' ? 'quiet' : 'default'}
        onPointerDown={onPointerDown}
        onClick={click => isSeen(click) && onDecide(decision)}
      >
        {texts.acts[decision]}
        <span className="visually-hidden"> {applicant.student.full_name}</span>
      </Button>
    ))
}

/** The keyboard shortcuts; shown only with a keyboard. */
const KeyHints = ({ canDecide }: { canDecide: boolean }) => {
  const texts = useTexts(selectionTexts)
  const hints = canDecide ? [...texts.stepKeys, ...texts.decisionKeys] : texts.stepKeys
  return (
    <p className="key-hints">
      {texts.keys}:
      {hints.map(([key, meaning]) => (
        <span key={key}>
          <kbd>{key}</kbd> {meaning}
        </span>
      ))}
    </p>
  )
}

/** What was decided last, and can be undone. */
export interface LastDecision {
  applicant: Applicant
  before: Decision
  after: Decision
}

interface DecisionBarProps {
  applicant: Applicant
  pending: Decision | undefined
  onDecide: (decision: Decision) => void
  last: LastDecision | undefined
  onUndo: () => void
  /** Undefined at the ends of the list. */
  onPrevious: (() => void) | undefined
  onNext: (() => void) | undefined
  /** The places of the class. */
  children: ReactNode
}

/** Within reach of the thumb: previous, decisions, next; places and "undo" above. */
export const DecisionBar = (props: DecisionBarProps) => {
  const { applicant, pending, onDecide, last, onUndo, onPrevious, onNext, children } = props
  const texts = useTexts(selectionTexts)
  return (
    <div className="decision-bar">
      {children}
      <StepButton label={texts.previous} path="M10 2 4 8l6 6" onStep={onPrevious} />
      <div className="decision-bar-buttons">
        <DecisionButtons applicant={applicant} pending={pending} onDecide={onDecide} />
      </div>
      <StepButton label={texts.next} path="m6 2 6 6-6 6" onStep={onNext} />
      {last && (
        <p className="decision-last">
          <span>{texts.decided(last.applicant.student.full_name, texts.states[last.after])}</span>{' '}
          <TextButton onClick={onUndo}>{texts.undo}</TextButton>
        </p>
      )}
      <KeyHints canDecide={canDecide(applicant)} />
    </div>
  )
}

interface StepButtonProps {
  label: string
  path: string
  onStep: (() => void) | undefined
}

const StepButton = ({ label, path, onStep }: StepButtonProps) => (
  <Button
    look="quiet"
    className="step-button"
    aria-label={label}
    // A disabled button would lose the focus.
    aria-disabled={!onStep}
    onClick={onStep}
  >
    <svg viewBox="0 0 16 16" width="18" height="18" aria-hidden="true">
      <path d={path} fill="none" stroke="currentColor" strokeWidth="1.75" />
    </svg>
  </Button>
)
