import './rating-group.css'
import '../../../ui/form/field.css'
import '../../../ui/text-button.css'
import { moodOf, type Scale, stepsOf } from '@academy/contract/messages/feedback/ratings'
import { type CSSProperties, useId, useRef } from 'react'
import { useTexts } from '../../../base/i18n/texts.ts'
import { surveyTexts } from './form-texts.ts'
import { RatingFace } from './rating-face.tsx'

interface RatingGroupProps {
  scale: Scale
  rating: number | null
  /** Rating is disabled. */
  isOff: boolean
  /** The id of the element with the question. */
  labelledBy: string
  error: string | undefined
  onRate: (rating: number | null) => void
  /** Called after the first rating by mouse or finger; with the keyboard one passes over ratings. */
  onPick: () => void
}

// More faces than fit in one row on the narrowest phone are shown in two.
const ONE_ROW = 6
const columnsFor = (count: number): CSSProperties =>
  ({
    '--columns': count,
    '--narrow-columns': count > ONE_ROW ? Math.ceil(count / 2) : count,
  }) as CSSProperties

/** A radio group of faces from saddest to happiest, each with a text label. */
export const RatingGroup = ({
  scale,
  rating,
  isOff,
  labelledBy,
  error,
  onRate,
  onPick,
}: RatingGroupProps) => {
  const texts = useTexts(surveyTexts)
  const id = useId()
  const group = useRef<HTMLDivElement>(null)
  const isByPointer = useRef(false)
  const labelFor = (step: number) => texts.rated(step, scale.max, texts.moods[moodOf(step, scale)])
  const steps = stepsOf(scale)
  const pick = (step: number) => {
    onRate(step)
    if (isByPointer.current && rating === null) onPick()
  }
  const clear = () => {
    onRate(null)
    // The button disappears, so move its focus.
    group.current?.querySelector('input')?.focus()
  }
  return (
    <div
      ref={group}
      className="feedback-rating-group"
      role="radiogroup"
      aria-labelledby={labelledBy}
      aria-describedby={error ? `${id}-error` : undefined}
      aria-invalid={error ? true : undefined}
      onPointerDown={() => {
        isByPointer.current = true
      }}
      onKeyDown={() => {
        isByPointer.current = false
      }}
    >
      <div className="feedback-rating-steps" style={columnsFor(steps.length)}>
        {steps.map(step => (
          <label key={step} className="feedback-rating-step">
            <input
              type="radio"
              name={id}
              value={step}
              checked={step === rating}
              onChange={() => pick(step)}
              aria-label={labelFor(step)}
            />
            <RatingFace mood={moodOf(step, scale)} />
            <span className="feedback-rating-number">{step}</span>
          </label>
        ))}
      </div>
      {steps.length > 1 && <ScaleEnds scale={scale} count={steps.length} />}
      <div className="feedback-rating-labels">
        <span aria-hidden="true">{rating === null ? !isOff && texts.notRated : labelFor(rating)}</span>
        {rating !== null && (
          <button type="button" className="text-button" onClick={clear}>
            {texts.clear}
          </button>
        )}
      </div>
      {error && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  )
}

/** The words of the first and the last step. Each step has a label of its own for screen readers. */
const ScaleEnds = ({ scale, count }: { scale: Scale; count: number }) => {
  const texts = useTexts(surveyTexts)
  return (
    <div className="feedback-rating-ends" style={columnsFor(count)} aria-hidden="true">
      {[scale.min, scale.max].map(step => (
        <span key={step}>{texts.end(step, texts.moods[moodOf(step, scale)])}</span>
      ))}
    </div>
  )
}
