import type { Applicant } from '@academy/contract/admission/selection/schemas'
import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react'
import { afterPaint } from '../../../base/after-paint.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { PendingButton } from '../../../ui/pending-button.tsx'
import { canDecide, type Decision, decisionOf, decisions } from './decisions.ts'
import { selectionTexts } from './texts.ts'

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
