import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { MAX_QUESTIONS, QuestionType } from './feedback.ts'
import { day, id, optionalText, pathId, says } from './fields.ts'
import { QuestionInput } from './question-input.ts'
import { exampleCard, exampleInput, exampleResults, exampleSurvey, exampleTold } from './survey-examples.ts'

/** Fewer answers than these are not shown, nor added to what is shown: somebody could be recognised. */
export const LEAST_ANSWERS = 5
export const DEFAULT_TITLE = 'Feedback'

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
export const listSurveys = endpoint({
  ...all,
  method: 'GET',
  summary: 'All surveys, the newest first (at most 200)',
  status: 200,
  reply: z.array(SurveyCard),
  example: { reply: [exampleCard] },
})

/** Sixty questions, written to the last letter in both languages. */
const bodyLimit = 1024 * 1024

export const addSurvey = endpoint({
  ...all,
  method: 'POST',
  bodyLimit,
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
  bodyLimit,
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
    /** As many answers as are shown of it. */
    .object({ year: z.number(), title_de: z.string(), title_en: z.string(), answered_count: z.number() })
    .nullable(),
})
export type Results = z.infer<typeof Results>

export const results = endpoint({
  ...one,
  method: 'GET',
  path: '/api/academy/a/surveys/:id/results',
  summary:
    'What was answered, in steps of five and the last five only after the end, beside the academy before',
  reply: Results,
  refuses: ['not_found'],
  example: { reply: exampleResults },
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
