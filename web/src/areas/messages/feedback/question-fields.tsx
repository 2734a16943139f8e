import './question-fields.css'
import { fieldsOf } from '@academy/contract/messages/feedback/answering'
import type { Answer, Question } from '@academy/contract/messages/feedback/schemas'
import { useTexts } from '../../../base/i18n/texts.ts'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { type AnswerErrors, markNotApplicable, rate } from './answers.ts'
import { surveyTexts } from './form-texts.ts'
import { RatingGroup } from './rating-group.tsx'

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
