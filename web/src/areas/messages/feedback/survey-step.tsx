import type { Answer, Question } from '@academy/contract/messages/feedback/schemas'
import { useId } from 'react'
import { useTexts } from '../../../base/i18n/texts.ts'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { type AnswerErrors, answerTo } from './answers.ts'
import { surveyTexts } from './form-texts.ts'
import { QuestionFields } from './question-fields.tsx'
import { StepActions, type StepActionsProps } from './step-actions.tsx'
import { useAdvance } from './use-advance.ts'
import { useStepFocus } from './use-step-focus.ts'

export interface SurveyStepProps extends Omit<StepActionsProps, 'isFirst' | 'isLast' | 'onBack'> {
  questions: readonly Question[]
  answers: readonly Answer[]
  onChange: (answer: Answer) => void
  /** The current question, starting at 1. */
  step: number
  onStep: (step: number) => void
  /** The errors, by question id. */
  fieldErrors?: Readonly<Record<number, AnswerErrors>>
  /** Increases with each refusal: the first invalid field then gets the focus. */
  attempts?: number
  /** Called when a field loses the focus. */
  onLeave?: (questionId: number, field: keyof Answer) => void
}

/** The current question. Enter goes to the next one; only the button submits. */
export const SurveyStep = ({
  questions,
  answers,
  onChange,
  step,
  onStep,
  fieldErrors = {},
  attempts,
  onLeave,
  ...actions
}: SurveyStepProps) => {
  const texts = useTexts(surveyTexts)
  const promptId = useId()
  const { form, heading } = useStepFocus(step, attempts, actions.asking)
  const advance = useAdvance(step, onStep)
  const question = questions[step - 1]
  const isLast = step >= questions.length
  if (!question) return null
  return (
    <form
      ref={form}
      className="feedback-step"
      method="post"
      noValidate
      onSubmit={event => {
        event.preventDefault()
        if (!isLast) onStep(step + 1)
      }}
    >
      <h2 ref={heading} tabIndex={-1}>
        <span className="feedback-step-count">{texts.questionOf(step, questions.length)}</span>{' '}
        <span id={promptId}>{question.prompt}</span>
      </h2>
      <QuestionFields
        key={question.id}
        question={question}
        promptId={promptId}
        answer={answerTo(answers, question.id)}
        fieldErrors={fieldErrors[question.id] ?? {}}
        onChange={onChange}
        onLeave={field => onLeave?.(question.id, field)}
        onPick={() => !isLast && advance.afterRating()}
      />
      <StepActions {...actions} isFirst={step === 1} isLast={isLast} onBack={() => onStep(step - 1)} />
      {question.rating && !isLast && (
        <Checkbox
          label={texts.advance}
          checked={advance.isOn}
          onChange={event => advance.choose(event.target.checked)}
        />
      )}
    </form>
  )
}
