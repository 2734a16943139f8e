import type { Localized } from '@academy/contract/base/locale'
import type { SurveyCard } from '@academy/contract/messages/surveys/schemas'
import { formatDay } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { Badge } from '../../../ui/badge.tsx'
import { ThinBar } from '../../../ui/thin-bar.tsx'
import { surveyListTexts } from './list-texts.ts'
import './survey-state.css'

type Named = Localized<'title'> & Pick<SurveyCard, 'year'>

/** Returns the title of a survey with its year. */
export const useSurveyName = (): ((survey: Named) => string) => {
  const texts = useTexts(surveyListTexts)
  const locale = useLocale()
  return survey => texts.named(survey[`title_${locale}`], survey.year)
}

export const SurveyBadge = ({ state }: Pick<SurveyCard, 'state'>) => (
  <Badge tone={state === 'open' ? 'warm' : 'quiet'}>{useTexts(surveyListTexts).states[state]}</Badge>
)

/** The number of answers; who answered is not known. */
export const AnsweredBar = ({ answered_count: answered, invited_count: invited }: SurveyCard) => {
  const texts = useTexts(surveyListTexts)
  if (invited === 0) return null
  return (
    <div className="survey-answered">
      <span>{texts.answered(answered, invited)}</span>
      <ThinBar part={answered / invited} />
    </div>
  )
}

/** Returns questions, people and dates of a survey, in one line. */
export const useSurveyFacts = () => {
  const texts = useTexts(surveyListTexts)
  return (survey: SurveyCard): string => {
    const { state, question_count, to_invite_count, opened_on, reminded_on, closed_on } = survey
    const facts = [
      texts.questions(question_count),
      state === 'draft' && texts.toInvite(to_invite_count),
      state === 'open' && opened_on && texts.openSince(formatDay(opened_on)),
      state === 'open' && to_invite_count > 0 && texts.newcomers(to_invite_count),
      state === 'open' && reminded_on && texts.remindedOn(formatDay(reminded_on)),
      closed_on && texts.closedOn(formatDay(closed_on)),
    ]
    return facts.filter(Boolean).join(' · ')
  }
}

export const SurveyFacts = ({ survey }: { survey: SurveyCard }) => (
  <p className="survey-facts">{useSurveyFacts()(survey)}</p>
)
