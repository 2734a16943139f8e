import { byLocale, type Locale } from '@academy/contract/base/locale'
import type { Mood } from '@academy/contract/messages/feedback/ratings'
import type { ReactNode } from 'react'
import type { TypedQuestion } from './typed-survey.ts'
import type { SurveyEditing } from './use-survey-editor.ts'

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
