import './survey-form.css'
import './survey-progress.css'
import '../../../ui/progress-bar.css'
import type { Locale } from '@academy/contract/base/locale'
import { isAnswered, progressOf } from '@academy/contract/messages/feedback/answering'
import type { Answer, Question } from '@academy/contract/messages/feedback/schemas'
import type { ReactNode } from 'react'
import { LocaleContext } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { answerTo } from './answers.ts'
import { surveyTexts } from './form-texts.ts'
import { SurveyStep, type SurveyStepProps } from './survey-step.tsx'

interface SurveyProgressProps {
  questions: readonly Question[]
  answers: readonly Answer[]
}

/** The progress as a bar and text; changes are announced to screen readers. */
const SurveyProgress = ({ questions, answers }: SurveyProgressProps) => {
  const texts = useTexts(surveyTexts)
  const percent = progressOf(questions, answers)
  const answered = questions.filter(question => isAnswered(question, answerTo(answers, question.id))).length
  const words = texts.answeredOf(answered, questions.length, percent)
  return (
    <div className="feedback-progress">
      <progress
        className="progress-bar"
        aria-label={texts.progress}
        aria-valuetext={words}
        value={percent}
        max={100}
      />
      <p role="status">{words}</p>
    </div>
  )
}

export interface SurveyFormProps extends SurveyStepProps {
  survey: { locale: Locale; title: string }
  /** Below the introduction. */
  note?: ReactNode
}

/** A survey as participants see it, in its own language. It stores and sends nothing. */
export const SurveyForm = ({ survey, note, ...step }: SurveyFormProps) => (
  <LocaleContext value={survey.locale}>
    <div className="feedback" lang={survey.locale} data-first={step.step === 1 || undefined}>
      <SurveyTexts title={survey.title} note={note} />
      <div className="feedback-work">
        <SurveyProgress questions={step.questions} answers={step.answers} />
        <SurveyStep {...step} />
      </div>
    </div>
  </LocaleContext>
)

const SurveyTexts = ({ title, note }: { title: string; note: ReactNode }) => {
  const texts = useTexts(surveyTexts)
  return (
    <header className="feedback-intro">
      <h1>{title}</h1>
      <div className="feedback-welcome">
        <p className="feedback-lead">{texts.welcome}</p>
        <p>{texts.anonymous}</p>
        <p className="feedback-draft-hint">{texts.localDraft}</p>
        {note}
      </div>
    </header>
  )
}
