import './survey-list.css'
import '../../ui/text-button.css'
import '../../ui/button.css'
import type { SurveyCard } from '@academy/contract/surveys/schemas'
import type { ReactNode } from 'react'
import { useTexts } from '../../lib/i18n/texts.ts'
import { actionsFor, type SurveyAction } from './allowed-actions.ts'
import { surveyListTexts } from './list-texts.ts'
import { AnsweredBar, SurveyBadge, SurveyFacts } from './survey-state.tsx'
import { useSurveyName } from './use-survey-name.ts'

export const surveyItemId = (id: number) => `survey-${id}`

interface SurveyListProps {
  surveys: readonly SurveyCard[]
  /** Renders links to the pages of a survey. */
  linksOf: (survey: SurveyCard, name: string) => ReactNode
  onAct: (survey: SurveyCard, action: SurveyAction) => void
}

/** All surveys with their state and available actions. */
export const SurveyList = ({ surveys, linksOf, onAct }: SurveyListProps) => {
  const texts = useTexts(surveyListTexts)
  const nameOf = useSurveyName()
  return (
    <ol className="survey-list" aria-label={texts.list}>
      {surveys.map(survey => (
        <li
          key={survey.id}
          id={surveyItemId(survey.id)}
          className="survey-item"
          tabIndex={-1}
          aria-label={nameOf(survey)}
        >
          <div className="survey-item-head">
            <h2>{nameOf(survey)}</h2>
            <SurveyBadge {...survey} />
          </div>
          <SurveyFacts survey={survey} />
          <AnsweredBar {...survey} />
          <div className="survey-links">{linksOf(survey, nameOf(survey))}</div>
          <div className="survey-actions">
            {actionsFor(survey).map(action => (
              <button
                key={action}
                type="button"
                className={looks[action]}
                aria-label={texts.of(texts.actions[action], nameOf(survey))}
                onClick={() => onAct(survey, action)}
              >
                {texts.actions[action]}
              </button>
            ))}
          </div>
        </li>
      ))}
    </ol>
  )
}

const looks: Record<SurveyAction, string> = {
  invite: 'button button-quiet',
  remind: 'button button-quiet',
  close: 'text-button text-button-danger',
  copy: 'text-button',
  delete: 'text-button text-button-danger',
}
