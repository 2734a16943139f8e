import { z } from 'zod'
import { refuseHalfTranslated } from '../../base/both-languages.ts'
import type { FieldMessage } from '../../base/field-message.ts'
import { day, flag, id, messageKey, optionalText, text } from '../../base/fields.ts'
import { localized } from '../../base/locale.ts'
import { HIGHEST_RATING, LOWEST_RATING, MAX_QUESTIONS, QuestionType } from '../feedback/schemas.ts'

const step = z
  .int(messageKey('SCALE_INVALID'))
  .min(LOWEST_RATING, messageKey('SCALE_INVALID'))
  .max(HIGHEST_RATING, messageKey('SCALE_INVALID'))
const label = optionalText(200)

/** Texts that may be missing, but only in all languages at once. */
const optionalTexts = ['open_label', 'text_good', 'text_bad', 'text_missing'] as const

/** A question as sent by the office. */
export const QuestionInput = z
  .object({
    /** The question to change; null for a new one. */
    id: id.nullable().default(null),
    type: z.enum(QuestionType.options, messageKey('REQUIRED')),
    ...localized('prompt', text(500)),
    ...localized('open_label', label),
    min: step.default(1),
    max: step.default(5),
    na_enabled: flag().default(false),
    ...localized('text_good', label),
    ...localized('text_bad', label),
    ...localized('text_missing', label),
  })
  .superRefine(
    (question, context) => {
      const refuse = (path: string, message: FieldMessage) =>
        context.addIssue({ code: 'custom', path: [path], message })
      if (question.type === 'rating' && question.max < question.min) refuse('max', 'SCALE_INVALID')
      refuseHalfTranslated(question, optionalTexts, context)
    },
    { when: ({ value }) => typeof value === 'object' && value !== null },
  )
export type QuestionInput = z.output<typeof QuestionInput>

/** Results with fewer answers are neither shown nor added to shown ones: someone could be recognized. */
export const MIN_ANSWERS = 5
const DEFAULT_TITLE = 'Feedback'

/** A question as the office writes it, in both languages. Missing texts are empty. */
export const OfficeQuestion = z.object({
  id,
  type: QuestionType,
  ...localized('prompt', z.string()),
  ...localized('open_label', z.string()),
  min: z.number(),
  max: z.number(),
  na_enabled: z.boolean(),
  ...localized('text_good', z.string()),
  ...localized('text_bad', z.string()),
  ...localized('text_missing', z.string()),
})
export type OfficeQuestion = z.infer<typeof OfficeQuestion>

export const SurveyState = z.enum(['draft', 'open', 'closed'])

/** A survey in the office's list. It does not reveal who answered. */
export const SurveyCard = z.object({
  id,
  /** The year of its academy. */
  year: z.number(),
  ...localized('title', z.string()),
  state: SurveyState,
  question_count: z.number(),
  invited_count: z.number(),
  answered_count: z.number(),
  /**
   * The number of answers included in the results: they are released in groups, so that no individual can be
   * identified.
   */
  shown_count: z.number(),
  /** Participants of the academy who are not invited yet. */
  to_invite_count: z.number(),
  opened_on: day.nullable(),
  reminded_on: day.nullable(),
  closed_on: day.nullable(),
})
export type SurveyCard = z.infer<typeof SurveyCard>

export const OfficeSurvey = SurveyCard.extend({
  /** Incremented by each change; a save names the version it is based on. */
  version: z.number(),
  questions: z.array(OfficeQuestion),
})
export type OfficeSurvey = z.infer<typeof OfficeSurvey>

const title = optionalText(100).transform(value => value || DEFAULT_TITLE)

export const SurveyInput = z.object({
  ...localized('title', title),
  /** In display order. */
  questions: z
    .array(QuestionInput, messageKey('REQUIRED'))
    .max(MAX_QUESTIONS, messageKey('TOO_MANY'))
    .refine(questions => {
      const known = questions.map(question => question?.id).filter(found => typeof found === 'number')
      return new Set(known).size === known.length
    }, messageKey('INVALID')),
})
export type SurveyInput = z.output<typeof SurveyInput>

const Ratings = z.object({
  /** The number of people who rated it or wrote something. */
  n: z.number(),
  not_applicable: z.number(),
  mean: z.number().nullable(),
  /** The number of ratings for each step, lowest first. */
  distribution: z.array(z.number()),
})

export const QuestionResult = Ratings.extend({
  question: OfficeQuestion,
  /** In no particular order. */
  texts: z.object({ good: z.array(z.string()), bad: z.array(z.string()), missing: z.array(z.string()) }),
  /** The same question of the survey used for comparison. */
  before: Ratings.nullable(),
})
export type QuestionResult = z.infer<typeof QuestionResult>

export const Results = z.object({
  survey: SurveyCard,
  /** Null while there are too few answers. */
  questions: z.array(QuestionResult).nullable(),
  compared_with: z
    /** Counts only the answers shown in the results. */
    .object({ year: z.number(), ...localized('title', z.string()), answered_count: z.number() })
    .nullable(),
})
export type Results = z.infer<typeof Results>

/** The means of the questions of the latest survey with results, beside the same questions of the years before. */
export const SurveyYears = z.array(
  z.object({
    id,
    ...localized('prompt', z.string()),
    min: z.number(),
    max: z.number(),
    /** The earliest first; of several surveys of a year the last one. */
    years: z.array(z.object({ survey_id: id, year: z.number(), n: z.number(), mean: z.number().nullable() })),
  }),
)
export type SurveyYears = z.infer<typeof SurveyYears>
