import './survey-ending.css'
import '../../../ui/button.css'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { endingTexts } from './ending-texts.ts'
import type { Ending } from './endings.ts'
import { RatingFace } from './rating-face.tsx'

interface SurveyEndingProps {
  ending: Ending
  /** It replaces the questions, and is announced at once. */
  isNews?: boolean
}

/** The message when there is nothing to answer (any more). */
export const SurveyEnding = ({ ending, isNews = false }: SurveyEndingProps) => {
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
      <Link className="button" to={ending === 'closed' || ending === 'unknown' ? '/contact' : '/'}>
        {action}
      </Link>
    </div>
  )
}
