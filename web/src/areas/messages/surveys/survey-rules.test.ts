import { fieldMessages } from '@academy/contract/messages'
import { expect, test } from 'vitest'
import { ApiError } from '../../../base/api-errors.ts'
import { formErrors } from '../../../ui/testing/form-errors.ts'
import { starterQuestions } from './starter-questions.ts'
import {
  emptyQuestion,
  type QuestionValues,
  surveyRules,
  surveyWith,
  withPlacesOf,
  wrongPlaces,
} from './typed-survey.ts'

const values = { ...emptyQuestion, prompt_de: 'Wie war es?', prompt_en: 'How was it?' }

test.each<[what: string, part: Partial<QuestionValues>, errors: object]>([
  ['nothing', {}, {}],
  ['no German', { prompt_de: ' ' }, { 'questions.1.prompt_de': fieldMessages.REQUIRED.en }],
  ['a scale upside down', { min: 5, max: 1 }, { 'questions.1.max': fieldMessages.SCALE_INVALID.en }],
  ['a scale that an open question does not have', { type: 'open', min: 5, max: 1 }, {}],
  [
    'a label in one language',
    { text_bad_en: 'Bad' },
    { 'questions.1.text_bad_de': fieldMessages.BOTH_LANGUAGES.en },
  ],
  [
    'a heading in one language',
    { open_label_de: 'Mehr' },
    { 'questions.1.open_label_en': fieldMessages.BOTH_LANGUAGES.en },
  ],
])('wrong with a question: %s', async (_, part, errors) => {
  const typed = surveyWith([values, { ...values, ...part }])
  expect(await formErrors(surveyRules, typed, 'en')).toEqual(errors)
})

test('the starter questions are valid', async () => {
  expect(await formErrors(surveyRules, surveyWith(starterQuestions), 'de')).toEqual({})
})

test('an error by position follows the question that was sent at that position', () => {
  const sent = surveyWith([values, values])
  const errors = { 'questions.1.id': ['gone'], title_de: ['long'] }
  const refusal = new ApiError(422, { code: 'invalid_input', message: '', request_id: '', errors })
  const moved = withPlacesOf(refusal, sent, { ...sent, questions: sent.questions.toReversed() })
  const fields = { 'questions.0.id': ['gone'], title_de: ['long'] }
  expect(moved).toMatchObject({ status: 422, failure: { errors: fields } })
  expect(wrongPlaces(Object.keys(fields))).toEqual([0])
})
