import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { flag, id, optionalText, says } from './fields.ts'
import { Locale } from './locale.ts'

export const QuestionType = z.enum(['rating', 'open'])
export type QuestionType = z.infer<typeof QuestionType>

export const MAX_QUESTIONS = 60
export const MAX_TEXT = 5_000
/** The widest scale that a question can have. */
export const LOWEST_RATING = 0
export const HIGHEST_RATING = 10

/** A question as the person who answers sees it, in the survey's language. */
export const Question = z.object({
  id,
  type: QuestionType,
  prompt: z.string(),
  /** Stands above the texts; null: nothing does. */
  open_label: z.string().nullable(),
  /** Null for an open question. */
  rating: z.object({ min: z.number(), max: z.number(), na_enabled: z.boolean() }).nullable(),
  /** What each field for text asks for; null: there is no such field. An open question without any has `good` all the same. */
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
      .int(says('RATING_INVALID'))
      .min(LOWEST_RATING, says('RATING_INVALID'))
      .max(HIGHEST_RATING, says('RATING_INVALID'))
      .nullable()
      .default(null),
    not_applicable: flag().default(false),
    text_good: freeText,
    text_bad: freeText,
    text_missing: freeText,
  })
  // A rating says that it does apply.
  .refine(({ rating, not_applicable }) => rating === null || not_applicable !== true, {
    ...says('RATING_AND_NA'),
    path: ['not_applicable'],
    when: ({ value }) => typeof value === 'object' && value !== null,
  })
export type Answer = z.output<typeof Answer>

const Answers = z.object({
  answers: z
    .array(Answer, says('REQUIRED'))
    .max(MAX_QUESTIONS, says('TOO_MANY'))
    .refine(
      answers => new Set(answers.map(answer => answer?.question_id)).size === answers.length,
      says('ANSWERED_TWICE'),
    ),
})
export type Answers = z.output<typeof Answers>

const exampleAnswer: Answer = {
  question_id: 12,
  rating: 5,
  not_applicable: false,
  text_good: 'The acoustics of the refectory.',
  text_bad: '',
  text_missing: '',
}

/** A link names its invitation; what is no UUID names none. */
const invited = { access: 'anyone', params: z.object({ uuid: z.uuid() }) } as const
const spent = ['not_found', 'survey_spent', 'survey_closed', 'too_many_requests'] as const

export const Survey = z.object({ locale: Locale, title: z.string() })

export const survey = endpoint({
  ...invited,
  method: 'GET',
  path: '/api/feedback/:uuid',
  summary: 'The survey behind a link, with what was saved of the answers',
  status: 200,
  reply: z.object({
    survey: Survey,
    questions: z.array(Question),
    draft: z.object({ answers: z.array(Answer) }),
  }),
  refuses: spent,
  example: {
    reply: {
      survey: { locale: 'en', title: 'Feedback' },
      questions: [
        {
          id: 12,
          type: 'rating',
          prompt: 'How did you like the house?',
          open_label: null,
          rating: { min: 1, max: 5, na_enabled: true },
          texts: { good: 'What was good?', bad: 'What was not?', missing: null },
        },
      ],
      draft: { answers: [exampleAnswer] },
    },
  },
})

// Every text as long as it may be, in any script; so who writes too much hears in which field. The server asks whether
// the link leads anywhere before it reads them.
const bodyLimit = 4 * 1024 * 1024
const done = z.object({ ok: z.literal(true) })
const example = { body: { answers: [exampleAnswer] }, reply: { ok: true } }

export const saveDraft = endpoint({
  ...invited,
  method: 'PUT',
  path: '/api/feedback/:uuid/draft',
  summary: 'Keep the answers until they are submitted; each call replaces the one before',
  body: Answers,
  bodyLimit,
  status: 200,
  reply: done,
  refuses: spent,
  example,
})

export const submit = endpoint({
  ...invited,
  method: 'POST',
  path: '/api/feedback/:uuid',
  summary: 'Submit the answers, once; from then on nothing leads from the link to them',
  body: Answers,
  bodyLimit,
  status: 201,
  reply: done,
  refuses: spent,
  example,
})
