import './survey-ending.css'
import { useEffect, useRef, useState } from 'react'
import type { Call } from '../../../base/api.ts'
import { LocaleContext, useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { AnswerSurvey } from './answer-survey.tsx'
import { endingTexts } from './ending-texts.ts'
import type { Ending, LoadedSurvey } from './endings.ts'
import { RatingFace } from './rating-face.tsx'

interface SurveyEndingProps {
  ending: Ending
  /** It replaces the questions, and is announced at once. */
  isNews?: boolean
}

/** The message when there is nothing to answer (any more). */
const SurveyEnding = ({ ending, isNews = false }: SurveyEndingProps) => {
  const { title, lead, text, action } = useTexts(endingTexts)[ending]
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!isNews) return
    heading.current?.focus({ preventScroll: true })
    scrollTo({ top: 0, behavior: 'instant' })
  }, [isNews])
  return (
    <div className="feedback-ending" lang={useLocale()}>
      {(ending === 'thanks' || ending === 'arrived') && <RatingFace mood="very_happy" />}
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p className="feedback-ending-lead">{lead}</p>
      <p>{text}</p>
      <ButtonLink to={ending === 'closed' || ending === 'unknown' ? '/contact' : '/'}>{action}</ButtonLink>
    </div>
  )
}

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
