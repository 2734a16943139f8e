import { z } from 'zod'
import { endpoint } from '../../base/endpoint.ts'
import { pathId } from '../../base/fields.ts'
import { localized } from '../../base/locale.ts'
import {
  type OfficeQuestion,
  OfficeSurvey,
  Results,
  SurveyCard,
  SurveyInput,
  SurveyYears,
} from './schemas.ts'

// Examples for the documentation of surveys.

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

const exampleCard: SurveyCard = {
  id: 3,
  year: 2027,
  title_de: 'Feedback',
  title_en: 'Feedback',
  state: 'open',
  question_count: 1,
  invited_count: 92,
  answered_count: 48,
  shown_count: 40,
  to_invite_count: 0,
  opened_on: '2027-08-14',
  reminded_on: null,
  closed_on: null,
}

const exampleSurvey: OfficeSurvey = { ...exampleCard, version: 4, questions: [exampleQuestion] }

const exampleInput = {
  ...localized('title', 'Feedback'),
  questions: [{ ...exampleQuestion, id: null }],
}

const exampleNotified = { survey: exampleSurvey, notified: 92 }

const exampleResults: Results = {
  survey: exampleCard,
  questions: [
    {
      question: exampleQuestion,
      n: 39,
      not_applicable: 1,
      mean: 4.4,
      distribution: [0, 1, 4, 13, 21],
      texts: { good: ['The acoustics of the refectory.'], bad: [], missing: [] },
      before: { n: 35, not_applicable: 0, mean: 4.1, distribution: [1, 2, 5, 12, 15] },
    },
  ],
  compared_with: { year: 2026, title_de: 'Feedback', title_en: 'Feedback', answered_count: 36 },
}

const all = { access: 'manage_surveys', path: '/api/academy/a/surveys' } as const
const one = { access: 'manage_surveys', params: z.object({ id: pathId }), status: 200 } as const
export const listSurveys = endpoint({
  ...all,
  method: 'GET',
  summary: 'All surveys, the newest first (at most 200)',
  status: 200,
  reply: z.array(SurveyCard),
  example: { reply: [exampleCard] },
})

/** Enough for sixty questions at maximum length in both languages. */
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
  refuses: ['not_found', 'survey_answered', 'survey_over', 'changed_meanwhile'],
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

const notified = z.object({ survey: OfficeSurvey, notified: z.number() })

export const invite = endpoint({
  ...one,
  method: 'POST',
  path: '/api/academy/a/surveys/:id/invite',
  summary: 'Invite every participant of its academy who is not invited yet; the first time opens the survey',
  reply: notified,
  refuses: ['not_found', 'survey_empty', 'survey_over', 'nobody_to_invite'],
  example: { reply: exampleNotified },
})

export const remind = endpoint({
  ...one,
  method: 'POST',
  path: '/api/academy/a/surveys/:id/remind',
  summary: 'Write to those who have not answered, at most once a day; nobody learns who they are',
  reply: notified,
  refuses: ['not_found', 'survey_not_open', 'reminded_today', 'nobody_to_remind'],
  example: { reply: exampleNotified },
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

export const surveyYears = endpoint({
  method: 'GET',
  path: '/api/academy/a/survey-years',
  access: 'manage_surveys',
  summary: 'The means of the latest results by question, beside the same questions of earlier years',
  status: 200,
  reply: SurveyYears,
  example: {
    reply: [
      {
        id: 12,
        ...localized('prompt', 'Orchestra'),
        min: 1,
        max: 5,
        years: [
          { survey_id: 2, year: 2026, n: 35, mean: 4.1 },
          { survey_id: 3, year: 2027, n: 39, mean: 4.4 },
        ],
      },
    ],
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
