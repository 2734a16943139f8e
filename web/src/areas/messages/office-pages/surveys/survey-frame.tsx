import type { Mood } from '@academy/contract/messages/feedback/ratings'
import type { SurveyCard } from '@academy/contract/messages/surveys/schemas'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTexts } from '../../../../base/i18n/texts.ts'
import { PageParts } from '../../../../base/pages/page-parts.tsx'
import { paths } from '../../../../base/pages/paths.ts'
import { ButtonLink } from '../../../../ui/button-link.tsx'
import { RatingFace } from '../../feedback/rating-face.tsx'
import { AnsweredBar, SurveyBadge, SurveyFacts, useSurveyName } from '../../surveys/survey-state.tsx'
import type { Start } from '../../surveys/template-choice.tsx'
import { surveyPageTexts } from './texts.ts'
import './survey-frame.css'

/** The office sees the same faces as participants. */
export const faceOf = (mood: Mood) => <RatingFace mood={mood} />

export const linkToStart = (start: Start, label: string) => (
  <Link to={paths.NewSurveyAdmin} search={{ start }}>
    {label}
  </Link>
)

interface SurveyFrameProps {
  survey: SurveyCard
  /** The page has its own heading. */
  isHeadless?: boolean
  children: ReactNode
}

/** The common frame of a survey's pages: name, state and tabs. */
export const SurveyFrame = ({ survey, isHeadless, children }: SurveyFrameProps) => {
  const texts = useTexts(surveyPageTexts)
  const name = useSurveyName()(survey)
  const params = { surveyId: String(survey.id) }
  return (
    <>
      <header className="survey-frame">
        <BackToSurveys />
        <div className="survey-frame-name">
          {isHeadless ? <p>{name}</p> : <h1>{name}</h1>}
          <SurveyBadge {...survey} />
        </div>
        <SurveyFacts survey={survey} />
        <AnsweredBar {...survey} />
      </header>
      <PageParts label={texts.parts}>
        <Link to={paths.SurveyAdmin} params={params} activeOptions={{ exact: true }}>
          {texts.questions}
        </Link>
        <Link to={paths.SurveyPreviewAdmin} params={params}>
          {texts.preview}
        </Link>
        <Link to={paths.SurveyResultsAdmin} params={params}>
          {texts.results}
        </Link>
      </PageParts>
      {children}
    </>
  )
}

export const BackToSurveys = () => (
  <ButtonLink look="text" to={paths.SurveysAdmin}>
    ← {useTexts(surveyPageTexts).back}
  </ButtonLink>
)
