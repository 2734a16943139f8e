import { z } from 'zod'
import { MAX_QUESTIONS, QuestionType } from '../feedback/schemas.ts'
import { day, id, optionalText, says } from '../fields.ts'
import { localized } from '../locale.ts'
import { QuestionInput } from './question-input.ts'

/** Fewer answers than these are not shown, nor added to what is shown: somebody could be recognised. */
export const LEAST_ANSWERS = 5
const DEFAULT_TITLE = 'Feedback'

/** A question as the office writes it, in both languages. Texts that are not there are empty. */
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

const SurveyState = z.enum(['draft', 'open', 'closed'])

/** A survey in the list of the office. Nothing here says who answered. */
export const SurveyCard = z.object({
  id,
  /** Of the academy that it asks about. */
  year: z.number(),
  ...localized('title', z.string()),
  state: SurveyState,
  question_count: z.number(),
  invited_count: z.number(),
  answered_count: z.number(),
  /** How many of the answers the results are made of: they are shown in groups, so that nobody's can be told apart. */
  shown_count: z.number(),
  /** Participants of the academy who are not invited yet. */
  to_invite_count: z.number(),
  opened_on: day.nullable(),
  reminded_on: day.nullable(),
  closed_on: day.nullable(),
})
export type SurveyCard = z.infer<typeof SurveyCard>

export const OfficeSurvey = SurveyCard.extend({
  /** Grows with each change: whoever saves says which one they have seen. */
  version: z.number(),
  questions: z.array(OfficeQuestion),
})
export type OfficeSurvey = z.infer<typeof OfficeSurvey>

const title = optionalText(100).transform(value => value || DEFAULT_TITLE)

export const SurveyInput = z.object({
  ...localized('title', title),
  /** In the order in which they are asked. */
  questions: z
    .array(QuestionInput, says('REQUIRED'))
    .max(MAX_QUESTIONS, says('TOO_MANY'))
    .refine(questions => {
      const known = questions.map(question => question?.id).filter(found => typeof found === 'number')
      return new Set(known).size === known.length
    }, says('INVALID')),
})
export type SurveyInput = z.output<typeof SurveyInput>

const Ratings = z.object({
  /** How many rated it, or wrote something. */
  n: z.number(),
  not_applicable: z.number(),
  mean: z.number().nullable(),
  /** How many chose each step, the lowest first. */
  distribution: z.array(z.number()),
})

export const QuestionResult = Ratings.extend({
  question: OfficeQuestion,
  /** In no order. */
  texts: z.object({ good: z.array(z.string()), bad: z.array(z.string()), missing: z.array(z.string()) }),
  /** The same question of the survey that this one is compared with. */
  before: Ratings.nullable(),
})
export type QuestionResult = z.infer<typeof QuestionResult>

export const Results = z.object({
  survey: SurveyCard,
  /** Null as long as there are too few answers. */
  questions: z.array(QuestionResult).nullable(),
  compared_with: z
    /** As many answers as are shown of it. */
    .object({ year: z.number(), ...localized('title', z.string()), answered_count: z.number() })
    .nullable(),
})
export type Results = z.infer<typeof Results>
