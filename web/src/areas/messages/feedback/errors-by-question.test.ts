import { expect, test } from 'vitest'
import { ApiError, ConnectionError } from '../../../base/api-errors.ts'
import { answerTo } from './answers.ts'
import { errorsByQuestion } from './errors-by-question.ts'

const sent = [answerTo([], 12), answerTo([], 15)]
const refused = (status: number, errors: Record<string, string[]>) =>
  new ApiError(status, { code: 'invalid_input', message: 'Please check', errors, request_id: '' })

test('errors are shown at their question and field', () => {
  const error = refused(422, {
    'answers.1.text_good': ['This text is too long.'],
    'answers.1.rating': ['One', 'Two'],
    'answers.0.question_id': ['This question does not belong to the survey.'],
    'answers.7.rating': ['Nobody sent that'],
    answers: ['Please answer at least one question.'],
  })
  expect(errorsByQuestion(error, sent)).toEqual({
    fieldErrors: { 15: { text_good: 'This text is too long.', rating: 'One Two' } },
    rest: [
      'This question does not belong to the survey.',
      'Nobody sent that',
      'Please answer at least one question.',
    ],
  })
})

test.each([
  ['a refusal with another status', refused(429, { 'answers.0.rating': ['no'] })],
  ['a lost connection', new ConnectionError('lost')],
])('%s has no field errors', (_, error) => {
  expect(errorsByQuestion(error, sent)).toEqual({ fieldErrors: {}, rest: [] })
})
