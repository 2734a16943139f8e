import type { Localized } from '@academy/contract/base/locale'
import type { SurveyCard } from '@academy/contract/messages/surveys/schemas'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { surveyListTexts } from './list-texts.ts'

type Named = Localized<'title'> & Pick<SurveyCard, 'year'>

/** Returns the title of a survey with its year. */
export const useSurveyName = (): ((survey: Named) => string) => {
  const texts = useTexts(surveyListTexts)
  const locale = useLocale()
  return survey => texts.named(survey[`title_${locale}`], survey.year)
}
