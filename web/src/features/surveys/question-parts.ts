import type { Mood } from '@academy/contract/feedback/ratings'
import { byLocale, type Locale } from '@academy/contract/locale'
import type { ReactNode } from 'react'
import type { Faults } from '../../ui/form/field-errors.ts'
import { fieldOf } from './survey-rules.ts'
import type { QuestionWords, TypedQuestion } from './typed-survey.ts'

/** How a face is drawn: those who answer see the same one. */
export type FaceOf = (mood: Mood) => ReactNode

export interface QuestionFieldsProps {
  question: TypedQuestion
  faults: Faults
  faceOf: FaceOf
  onType: (part: Partial<QuestionWords>) => void
  /** These fields are done with, for now. */
  onLookAt: (fields: string[]) => void
}

type Pair = 'prompt' | 'open_label' | 'text_good' | 'text_bad' | 'text_missing'

/** What the two fields of a text are given. */
export const pairOf = (
  { question, faults, onType, onLookAt }: Omit<QuestionFieldsProps, 'faceOf'>,
  name: Pair,
) => ({
  values: byLocale(language => question[`${name}_${language}`]),
  errors: byLocale(language => faults[fieldOf(question.key, `${name}_${language}`)]),
  onType: (language: Locale, text: string) => onType({ [`${name}_${language}`]: text }),
  onLeave: (language: Locale) => onLookAt([fieldOf(question.key, `${name}_${language}`)]),
})
