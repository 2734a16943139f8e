import { z } from 'zod'
import { flag, id, Locale, messageKey, optionalText } from '../../base/fields.ts'

export const QuestionType = z.enum(['rating', 'open'])
export type QuestionType = z.infer<typeof QuestionType>

export const MAX_QUESTIONS = 60
export const MAX_TEXT = 5_000
/** The limits of a question's scale. */
export const LOWEST_RATING = 0
export const HIGHEST_RATING = 10

/** A question as shown to a participant, in the survey's language. */
export const Question = z.object({
  id,
  type: QuestionType,
  prompt: z.string(),
  /** The heading above the text fields; null for none. */
  open_label: z.string().nullable(),
  /** Null for an open question. */
  rating: z.object({ min: z.number(), max: z.number(), na_enabled: z.boolean() }).nullable(),
  /**
   * The labels of the text fields; null if the field is absent. An open question without labels still has
   * `good`.
   */
  texts: z.object({
    good: z.string().nullable(),
    bad: z.string().nullable(),
    missing: z.string().nullable(),
  }),
})
export type Question = z.infer<typeof Question>

const freeText = optionalText(MAX_TEXT)

export const Answer = z
  .object({
    question_id: id,
    rating: z
      .int(messageKey('RATING_INVALID'))
      .min(LOWEST_RATING, messageKey('RATING_INVALID'))
      .max(HIGHEST_RATING, messageKey('RATING_INVALID'))
      .nullable()
      .default(null),
    not_applicable: flag().default(false),
    text_good: freeText,
    text_bad: freeText,
    text_missing: freeText,
  })
  // A rating excludes "not applicable".
  .refine(({ rating, not_applicable }) => rating === null || not_applicable !== true, {
    ...messageKey('RATING_AND_NA'),
    path: ['not_applicable'],
    when: ({ value }) => typeof value === 'object' && value !== null,
  })
export type Answer = z.output<typeof Answer>

export const Answers = z.object({
  answers: z
    .array(Answer, messageKey('REQUIRED'))
    .max(MAX_QUESTIONS, messageKey('TOO_MANY'))
    .refine(
      answers => new Set(answers.map(answer => answer?.question_id)).size === answers.length,
      messageKey('ANSWERED_TWICE'),
    ),
})
export type Answers = z.output<typeof Answers>

export const Survey = z.object({ locale: Locale, title: z.string() })
