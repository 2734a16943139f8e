import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { HIGHEST_RATING, LOWEST_RATING, MAX_QUESTIONS, QuestionType } from './feedback.ts'
import { day, flag, id, optionalText, pathId, says, text } from './fields.ts'
import type { FieldMessage } from './messages.ts'

/** Fewer answers than these are not shown: somebody could be recognised. */
export const LEAST_ANSWERS = 5
export const DEFAULT_TITLE = 'Feedback'

const step = z
  .int(says('SCALE_INVALID'))
  .min(LOWEST_RATING, says('SCALE_INVALID'))
  .max(HIGHEST_RATING, says('SCALE_INVALID'))
const label = optionalText(200)

/** What may be missing, but then in both languages. */
const pairs = ['open_label', 'text_good', 'text_bad', 'text_missing'] as const

export const QuestionInput = z
  .object({
    /** The question that is changed; null: a new one. */
    id: id.nullable().default(null),
    type: z.enum(QuestionType.options, says('REQUIRED')),
    prompt_de: text(500),
    prompt_en: text(500),
    open_label_de: label,
    open_label_en: label,
    min: step.default(1),
    max: step.default(5),
    na_enabled: flag().default(false),
    text_good_de: label,
    text_good_en: label,
    text_bad_de: label,
    text_bad_en: label,
    text_missing_de: label,
    text_missing_en: label,
  })
  .superRefine(
    (question, context) => {
      const refuse = (path: string, message: FieldMessage) =>
        context.addIssue({ code: 'custom', path: [path], message })
      if (question.type === 'rating' && question.max < question.min) refuse('max', 'SCALE_INVALID')
      for (const pair of pairs) {
        const [german, english] = [question[`${pair}_de`], question[`${pair}_en`]]
        if (german && english === '') refuse(`${pair}_en`, 'BOTH_LANGUAGES')
        if (english && german === '') refuse(`${pair}_de`, 'BOTH_LANGUAGES')
      }
    },
    { when: ({ value }) => typeof value === 'object' && value !== null },
  )
export type QuestionInput = z.output<typeof QuestionInput>

/** A question as the office writes it, in both languages. Texts that are not there are empty. */
export const OfficeQuestion = z.object({
  id,
  type: QuestionType,
  prompt_de: z.string(),
  prompt_en: z.string(),
  open_label_de: z.string(),
  open_label_en: z.string(),
  min: z.number(),
  max: z.number(),
  na_enabled: z.boolean(),
  text_good_de: z.string(),
  text_good_en: z.string(),
  text_bad_de: z.string(),
  text_bad_en: z.string(),
  text_missing_de: z.string(),
  text_missing_en: z.string(),
})
export type OfficeQuestion = z.infer<typeof OfficeQuestion>

const exampleQuestion: OfficeQuestion = {
  id: 12,
  type: 'rating',
  prompt_de: 'Wie hat Ihnen das Haus gefallen?',
  prompt_en: 'How did you like the house?',
  open_label_de: '',
  open_label_en: '',
  min: 1,
  max: 5,
  na_enabled: true,
  text_good_de: 'Was war gut?',
  text_good_en: 'What was good?',
  text_bad_de: '',
  text_bad_en: '',
  text_missing_de: '',
  text_missing_en: '',
}

export const SurveyState = z.enum(['draft', 'open', 'closed'])

/** A survey in the list of the office. Nothing here says who answered. */
export const SurveyCard = z.object({
  id,
  /** Of the academy that it asks about. */
  year: z.number(),
  title_de: z.string(),
  title_en: z.string(),
  state: SurveyState,
  question_count: z.number(),
  invited_count: z.number(),
  answered_count: z.number(),
  /** Participants of the academy who are not invited yet. */
  to_invite_count: z.number(),
  opened_on: day.nullable(),
  reminded_on: day.nullable(),
  closed_on: day.nullable(),
})
export type SurveyCard = z.infer<typeof SurveyCard>

const exampleCard: SurveyCard = {
  id: 3,
  year: 2027,
  title_de: 'Feedback',
  title_en: 'Feedback',
  state: 'open',
  question_count: 1,
  invited_count: 92,
  answered_count: 41,
  to_invite_count: 0,
  opened_on: '2027-08-14',
  reminded_on: null,
  closed_on: null,
}

export const OfficeSurvey = SurveyCard.extend({
  /** Grows with each change: whoever saves says which one they have seen. */
  version: z.number(),
  questions: z.array(OfficeQuestion),
})
export type OfficeSurvey = z.infer<typeof OfficeSurvey>

const exampleSurvey: OfficeSurvey = { ...exampleCard, version: 4, questions: [exampleQuestion] }

const title = optionalText(100).transform(value => value || DEFAULT_TITLE)

export const SurveyInput = z.object({
  title_de: title,
  title_en: title,
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

const all = { access: 'admin', path: '/api/academy/a/surveys' } as const
const one = { access: 'admin', params: z.object({ id: pathId }), status: 200 } as const
const exampleInput = {
  title_de: 'Feedback',
  title_en: 'Feedback',
  questions: [{ ...exampleQuestion, id: null }],
}

export const listSurveys = endpoint({
  ...all,
  method: 'GET',
  summary: 'All surveys, the newest first (at most 200)',
  status: 200,
  reply: z.array(SurveyCard),
  example: { reply: [exampleCard] },
})

export const addSurvey = endpoint({
  ...all,
  method: 'POST',
  summary: 'Write a survey about the current academy',
  body: SurveyInput,
  status: 201,
  reply: OfficeSurvey,
  refuses: ['not_found'],
  example: { body: exampleInput, reply: exampleSurvey },
})

export const showSurvey = endpoint({
  ...one,
  method: 'GET',
  path: '/api/academy/a/surveys/:id',
  summary: 'A survey with its questions',
  reply: OfficeSurvey,
  refuses: ['not_found'],
  example: { reply: exampleSurvey },
})

export const changeSurvey = endpoint({
  ...one,
  method: 'PUT',
  path: '/api/academy/a/surveys/:id',
  summary: 'Change title and questions as long as nobody has answered',
  body: SurveyInput.extend({ version: z.int() }),
  reply: OfficeSurvey,
  refuses: ['not_found', 'survey_answered', 'survey_over', 'survey_changed'],
  example: { body: { ...exampleInput, version: 3 }, reply: exampleSurvey },
})

export const deleteSurvey = endpoint({
  ...one,
  method: 'DELETE',
  path: '/api/academy/a/surveys/:id',
  summary: 'Delete a survey to which nobody was invited',
  status: 204,
  reply: z.undefined(),
  refuses: ['not_found', 'survey_in_use'],
})

export const copySurvey = endpoint({
  ...one,
  method: 'POST',
  path: '/api/academy/a/surveys/:id/copy',
  summary: 'Begin a survey about the current academy with the same questions, to be compared later',
  status: 201,
  reply: OfficeSurvey,
  refuses: ['not_found'],
  example: { reply: exampleSurvey },
})

const told = z.object({ survey: OfficeSurvey, told: z.number() })
const exampleTold = { survey: exampleSurvey, told: 92 }

export const invite = endpoint({
  ...one,
  method: 'POST',
  path: '/api/academy/a/surveys/:id/invite',
  summary: 'Invite every participant of its academy who is not invited yet; the first time opens the survey',
  reply: told,
  refuses: ['not_found', 'survey_empty', 'survey_over', 'nobody_to_invite'],
  example: { reply: exampleTold },
})

export const remind = endpoint({
  ...one,
  method: 'POST',
  path: '/api/academy/a/surveys/:id/remind',
  summary: 'Write to those who have not answered, at most once a day; nobody learns who they are',
  reply: told,
  refuses: ['not_found', 'survey_not_open', 'reminded_today', 'nobody_to_remind'],
  example: { reply: exampleTold },
})

export const close = endpoint({
  ...one,
  method: 'POST',
  path: '/api/academy/a/surveys/:id/close',
  summary: 'Close a survey for good: drafts and the list of those invited are forgotten',
  reply: OfficeSurvey,
  refuses: ['not_found', 'survey_not_open'],
  example: { reply: { ...exampleSurvey, state: 'closed', closed_on: '2027-09-01' } },
})

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
    .object({ year: z.number(), title_de: z.string(), title_en: z.string(), answered_count: z.number() })
    .nullable(),
})
export type Results = z.infer<typeof Results>

export const results = endpoint({
  ...one,
  method: 'GET',
  path: '/api/academy/a/surveys/:id/results',
  summary: 'What was answered, from five answers on, beside the academy before',
  reply: Results,
  refuses: ['not_found'],
  example: {
    reply: {
      survey: exampleCard,
      questions: [
        {
          question: exampleQuestion,
          n: 40,
          not_applicable: 1,
          mean: 4.4,
          distribution: [0, 1, 4, 13, 22],
          texts: { good: ['The acoustics of the refectory.'], bad: [], missing: [] },
          before: { n: 35, not_applicable: 0, mean: 4.1, distribution: [1, 2, 5, 12, 15] },
        },
      ],
      compared_with: { year: 2026, title_de: 'Feedback', title_en: 'Feedback', answered_count: 36 },
    },
  },
})

const paper = {
  ...one,
  method: 'GET',
  reply: z.undefined(),
  refuses: ['not_found', 'too_few_answers'],
} as const

export const resultsCsv = endpoint({
  ...paper,
  path: '/api/academy/a/surveys/:id/results.csv',
  summary: 'Every answer to every question, in no order, as a table',
})

export const resultsPdf = endpoint({
  ...paper,
  path: '/api/academy/a/surveys/:id/results.pdf',
  summary: 'The results to print, in the language of the request',
})
