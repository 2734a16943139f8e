import type { SurveyCard } from '@academy/contract/surveys/schemas'
import { useLocale } from '../../lib/i18n/locale-context.ts'
import { useTexts } from '../../lib/i18n/texts.ts'
import { surveyListTexts } from './list-texts.ts'

type Named = Pick<SurveyCard, 'title_de' | 'title_en' | 'year'>

/** What a survey is called, with the year that it asks about. */
export const useSurveyName = (): ((survey: Named) => string) => {
  const texts = useTexts(surveyListTexts)
  const locale = useLocale()
  return survey => texts.named(survey[`title_${locale}`], survey.year)
}
