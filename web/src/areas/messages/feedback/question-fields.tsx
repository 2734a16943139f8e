import { fieldsOf } from '@academy/contract/messages/feedback/answering'
import { moodOf, type Scale, stepsOf } from '@academy/contract/messages/feedback/ratings'
import type { Answer, Question } from '@academy/contract/messages/feedback/schemas'
import { type CSSProperties, useId, useRef } from 'react'
import { useTexts } from '../../../base/i18n/texts.ts'
import { TextButton } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { TextArea } from '../../../ui/form/text-field.tsx'
import { type AnswerErrors, markNotApplicable, rate } from './answers.ts'
import { surveyTexts } from './form-texts.ts'
import { RatingFace } from './rating-face.tsx'
import './rating-group.css'
import '../../../ui/form/field.css'
import './question-fields.css'

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
const RatingGroup = ({ scale, rating, isOff, labelledBy, error, onRate, onPick }: RatingGroupProps) => {
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
        {rating !== null && <TextButton onClick={clear}>{texts.clear}</TextButton>}
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

interface QuestionFieldsProps {
  question: Question
  /** The id of the element with the question's text. */
  promptId: string
  answer: Answer
  fieldErrors: AnswerErrors
  onChange: (answer: Answer) => void
  onLeave: (field: keyof Answer) => void
  onPick: () => void
}

/** The inputs of a question: rating, "not applicable", and text fields. */
export const QuestionFields = ({ promptId, onPick, ...fields }: QuestionFieldsProps) => {
  const texts = useTexts(surveyTexts)
  const { question, answer, fieldErrors, onChange } = fields
  const { rating: scale } = question
  return (
    <div className="feedback-question-fields">
      {scale && (
        <div>
          <RatingGroup
            scale={scale}
            rating={answer.rating}
            isOff={answer.not_applicable}
            labelledBy={promptId}
            error={fieldErrors.rating}
            onRate={rating => onChange(rate(answer, rating))}
            onPick={onPick}
          />
          {scale.na_enabled && (
            <Checkbox
              label={texts.notApplicable}
              checked={answer.not_applicable}
              error={fieldErrors.not_applicable}
              onChange={event => onChange(markNotApplicable(answer, event.target.checked))}
            />
          )}
        </div>
      )}
      <TextFields {...fields} />
    </div>
  )
}

const TextFields = ({
  question,
  answer,
  fieldErrors,
  onChange,
  onLeave,
}: Omit<QuestionFieldsProps, 'promptId' | 'onPick'>) => {
  const texts = useTexts(surveyTexts)
  const { open_label, texts: labels } = question
  const fields = fieldsOf(question)
  // A field without a label uses the heading above it.
  const isNamed = fields.some(field => labels[field] !== null)
  return (
    <>
      {isNamed && open_label && <p className="feedback-question-open-label">{open_label}</p>}
      {fields.map(field => (
        <TextArea
          key={field}
          label={labels[field] ?? open_label ?? texts.yourAnswer}
          value={answer[`text_${field}`]}
          error={fieldErrors[`text_${field}`]}
          onChange={event => onChange({ ...answer, [`text_${field}`]: event.target.value })}
          onBlur={() => onLeave(`text_${field}`)}
        />
      ))}
    </>
  )
}
