import { z } from 'zod'
import { endpoint } from '../../base/endpoint.ts'
import { Answer, Answers, Question, Survey } from './schemas.ts'

const exampleAnswer: Answer = {
  question_id: 12,
  rating: 5,
  not_applicable: false,
  text_good: 'The acoustics of the refectory.',
  text_bad: '',
  text_missing: '',
}

/** The UUID identifies an invitation; anything else is not found. */
const invited = { access: 'anyone', params: z.object({ uuid: z.uuid() }) } as const
const spent = ['not_found', 'survey_spent', 'survey_closed', 'too_many_requests'] as const

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

// Room for every text at its maximum length in any script, so that a text that is too long is reported at its
// field. The server checks the link before reading the body.
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
