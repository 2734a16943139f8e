import { byLocale, type Locale } from '@academy/contract/base/locale'
import type { Mood } from '@academy/contract/messages/feedback/ratings'
import type { Question } from '@academy/contract/messages/feedback/schemas'
import type { OfficeQuestion } from '@academy/contract/messages/surveys/schemas'
import type { ReactNode } from 'react'
import type { TypedQuestion } from './typed-survey.ts'
import type { SurveyEditing } from './use-survey-editor.ts'

/** Returns a question as participants see it, in one of its languages. */
export const localizeQuestion = (locale: Locale, question: OfficeQuestion): Question => {
  const { id, type, min, max, na_enabled } = question
  return {
    id,
    type,
    prompt: question[`prompt_${locale}`],
    open_label: question[`open_label_${locale}`] || null,
    rating: type === 'rating' ? { min, max, na_enabled } : null,
    texts: {
      good: question[`text_good_${locale}`] || null,
      bad: question[`text_bad_${locale}`] || null,
      missing: question[`text_missing_${locale}`] || null,
    },
  }
}

/** Renders a face, the same as participants see. */
export type FaceOf = (mood: Mood) => ReactNode

export interface QuestionFieldsProps {
  editor: SurveyEditing
  question: TypedQuestion
  /** The index in the survey, from 0. */
  position: number
  faceOf: FaceOf
}

type QuestionText = 'prompt' | 'open_label' | 'text_good' | 'text_bad' | 'text_missing'

/**
 * Returns the props of a text's fields, one per language. Blur also revalidates fields with errors, because
 * one may be invalid due to the other.
 */
export const pairOf = (
  { field, check }: SurveyEditing,
  name: 'title' | `questions.${number}.${QuestionText}`,
) =>
  byLocale((language: Locale) => field(`${name}_${language}`, { onBlur: () => check(`${name}_${language}`) }))
