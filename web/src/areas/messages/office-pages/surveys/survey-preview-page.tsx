import './survey-preview-page.css'
import { type Locale, locales } from '@academy/contract/base/locale'
import type { Answer } from '@academy/contract/messages/feedback/schemas'
import type { OfficeSurvey } from '@academy/contract/messages/surveys/schemas'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { useLocale } from '../../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../../base/i18n/texts.ts'
import { useData } from '../../../../base/use-data.ts'
import type { Message } from '../../../../ui/form/form-message.tsx'
import { SegmentedControl } from '../../../../ui/segmented-control.tsx'
import { withAnswer } from '../../feedback/answers.ts'
import { SurveyForm } from '../../feedback/survey-form.tsx'
import { surveyQuery } from '../../surveys/api.ts'
import { localizeQuestion } from '../../surveys/question-parts.ts'
import { SurveyFrame } from './survey-frame.tsx'
import { surveyPageTexts } from './texts.ts'

const route = getRouteApi('/user/a/feedback/$surveyId/preview')

/** A preview of a survey as participants see it, in either language. */
export const SurveyPreviewPage = () => {
  const texts = useTexts(surveyPageTexts)
  const { call } = route.useRouteContext()
  const { survey } = useData({ survey: surveyQuery(call, route.useParams().surveyId) })
  const [locale, setLocale] = useState(useLocale())
  const isEmpty = survey.questions.length === 0
  return (
    <SurveyFrame survey={survey} isHeadless={!isEmpty}>
      <section className="survey-preview" aria-label={texts.previewTitle}>
        <header className="survey-preview-head">
          <p>
            <strong>{texts.previewTitle}.</strong> {texts.previewHint}
          </p>
          <SegmentedControl
            label={texts.previewLanguage}
            options={locales.map(value => ({ value, name: texts.languages[value] }))}
            chosen={locale}
            onChoose={setLocale}
          />
        </header>
        {isEmpty ? <p className="user-quiet">{texts.previewEmpty}</p> : <Trial {...{ survey, locale }} />}
      </section>
    </SurveyFrame>
  )
}

/** Answers that are never saved. They survive a change of language. */
const Trial = ({ survey, locale }: { survey: OfficeSurvey; locale: Locale }) => {
  const [answers, setAnswers] = useState<Answer[]>([])
  const [step, setStep] = useState(1)
  const [message, setMessage] = useState<Message>()
  const texts = surveyPageTexts[locale]
  const say = (text: string) => () => setMessage({ tone: 'success', text })
  return (
    <SurveyForm
      survey={{ locale, title: survey[`title_${locale}`] }}
      questions={survey.questions.map(question => localizeQuestion(locale, question))}
      answers={answers}
      onChange={answer => setAnswers(withAnswer(answers, answer))}
      step={step}
      onStep={next => {
        setStep(next)
        setMessage(undefined)
      }}
      message={message}
      onSubmit={say(texts.notSent)}
      onSaveDraft={say(texts.notSaved)}
    />
  )
}
