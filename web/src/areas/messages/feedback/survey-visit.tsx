import { useState } from 'react'
import type { Call } from '../../../base/api.ts'
import { LocaleContext } from '../../../base/i18n/locale-context.ts'
import { AnswerSurvey } from './answer-survey.tsx'
import type { Ending, LoadedSurvey } from './endings.ts'
import { SurveyEnding } from './survey-ending.tsx'

interface SurveyVisitProps {
  call: Call
  uuid: string
  loaded: LoadedSurvey
  wanted: string | undefined
  onStep: (step: number) => void
}

/** The survey behind a link, or its ending. */
export const SurveyVisit = ({ loaded, ...visit }: SurveyVisitProps) => {
  const [ending, end] = useState<Ending>()
  if ('ending' in loaded) return <SurveyEnding ending={ending ?? loaded.ending} />
  if (!ending) return <AnswerSurvey {...visit} open={loaded.open} onEnd={end} />
  return (
    <LocaleContext value={loaded.open.survey.locale}>
      <SurveyEnding ending={ending} isNews />
    </LocaleContext>
  )
}
