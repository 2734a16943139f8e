import './survey-form.css'
import type { Locale } from '@academy/contract/base/locale'
import type { ReactNode } from 'react'
import { LocaleContext } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { surveyTexts } from './form-texts.ts'
import { SurveyProgress } from './survey-progress.tsx'
import { SurveyStep, type SurveyStepProps } from './survey-step.tsx'

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
