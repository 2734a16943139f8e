import './survey-form.css'
import type { Answer, Question } from '@academy/contract/feedback'
import type { Locale } from '@academy/contract/locale'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { LocaleContext } from '../../lib/i18n/copy.ts'
import { useTexts } from '../../lib/i18n/texts.ts'
import { answerTo, type Faults } from './answers.ts'
import { surveyTexts } from './form-texts.ts'
import { QuestionFields } from './question-fields.tsx'
import { StepActions, type StepActionsProps } from './step-actions.tsx'
import { SurveyProgress } from './survey-progress.tsx'

export interface SurveyFormProps extends Omit<StepActionsProps, 'isFirst' | 'isLast' | 'onBack'> {
  survey: { locale: Locale; title: string }
  questions: readonly Question[]
  answers: readonly Answer[]
  onChange: (answer: Answer) => void
  /** Which question is asked; the first is 1. */
  step: number
  onStep: (step: number) => void
  /** What was refused, by the question. */
  faults?: Readonly<Record<number, Faults>>
  /** Below the words of welcome. */
  note?: ReactNode
}

/** A survey as the person who answers it sees it, in its own language. It stores nothing and sends nothing. */
export const SurveyForm = ({ survey, ...form }: SurveyFormProps) => (
  <LocaleContext value={survey.locale}>
    <div className="feedback" lang={survey.locale} data-first={form.step === 1 || undefined}>
      <SurveyWords title={survey.title} note={form.note} />
      <div className="feedback-work">
        <SurveyProgress questions={form.questions} answers={form.answers} />
        <SurveyStep {...form} />
      </div>
    </div>
  </LocaleContext>
)

const SurveyWords = ({ title, note }: { title: string; note: ReactNode }) => {
  const texts = useTexts(surveyTexts)
  return (
    <header className="feedback-words">
      <h1>{title}</h1>
      <div className="feedback-welcome">
        <p className="feedback-lead">{texts.welcome}</p>
        <p>{texts.anonymous}</p>
        {note}
      </div>
    </header>
  )
}

const SurveyStep = ({
  questions,
  answers,
  onChange,
  step,
  onStep,
  faults = {},
  note: _,
  ...actions
}: Omit<SurveyFormProps, 'survey'>) => {
  const texts = useTexts(surveyTexts)
  const promptId = useId()
  const question = questions[step - 1]
  const isLast = step >= questions.length
  const { form, heading } = useFocusOnStep(step)
  if (!question) return null
  return (
    <form
      ref={form}
      className="feedback-step"
      method="post"
      noValidate
      onSubmit={event => {
        event.preventDefault()
        // Enter goes on; for good it goes with the button alone.
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
        faults={faults[question.id] ?? {}}
        onChange={onChange}
      />
      <StepActions {...actions} isFirst={step === 1} isLast={isLast} onBack={() => onStep(step - 1)} />
    </form>
  )
}

/** The next question has the focus when it comes, and is in sight. */
const useFocusOnStep = (step: number) => {
  const form = useRef<HTMLFormElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    heading.current?.focus({ preventScroll: true })
    form.current?.scrollIntoView({ block: 'nearest' })
    heading.current?.scrollIntoView({ block: 'nearest' })
  }, [step])
  return { form, heading }
}
