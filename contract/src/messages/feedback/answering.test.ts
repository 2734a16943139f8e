import { expect, test } from 'vitest'
import {
  answerErrors,
  dropOutdatedAnswers,
  fieldsOf,
  hasContent,
  isAnswered,
  progressOf,
} from './answering.ts'
import type { Answer, Question } from './schemas.ts'

const answer = (said: Partial<Answer> = {}): Answer => ({
  question_id: 1,
  rating: null,
  not_applicable: false,
  text_good: '',
  text_bad: '',
  text_missing: '',
  ...said,
})
const texts = { good: null, bad: null, missing: null }
const rating = (said: Partial<Question> = {}): Question => ({
  id: 1,
  type: 'rating',
  prompt: 'The house?',
  open_label: null,
  rating: { min: 1, max: 5, na_enabled: true },
  texts,
  ...said,
})
const open = (said: Partial<Question> = {}): Question => rating({ type: 'open', rating: null, ...said })

test.each([
  ['open', texts, ['good']],
  ['open', { ...texts, bad: 'Bad' }, ['bad']],
  ['open', { good: 'Good', bad: 'Bad', missing: 'Missing' }, ['good', 'bad', 'missing']],
  ['rating', texts, []],
  ['rating', { ...texts, missing: 'Missing' }, ['missing']],
] as const)('a question of type %s with %j has the fields %j', (type, asked, fields) => {
  expect(fieldsOf({ type, texts: asked })).toEqual(fields)
})

test.each([
  // Columns: type, answer, answered, worth storing.
  ['rating', undefined, false, false],
  ['rating', {}, false, false],
  ['rating', { rating: 3 }, true, true],
  ['rating', { rating: 0 }, true, true],
  ['rating', { not_applicable: true }, true, true],
  ['rating', { text_good: 'Quiet' }, false, true],
  ['open', undefined, false, false],
  ['open', {}, false, false],
  ['open', { text_good: ' \n\t\u00a0' }, false, false],
  ['open', { text_good: 'x' }, true, true],
  ['open', { text_bad: 'x' }, true, true],
  ['open', { text_missing: 'x' }, true, true],
] as const)('%s, %j: answered %s, stored %s', (type, said, answered, kept) => {
  const given = said && answer(said)
  expect(isAnswered({ type }, given)).toBe(answered)
  expect(given ? hasContent(given) : false).toBe(kept)
})

test.each([
  [0, 0, 0],
  [0, 3, 0],
  [1, 3, 33],
  [2, 3, 67],
  [3, 3, 100],
  [1, 8, 13],
  [1, 6, 17],
  [1, 40, 3],
  [59, 60, 98],
])('%i of %i answered are %i percent', (answered, all, percent) => {
  const questions = Array.from({ length: all }, (_, index) => rating({ id: index + 1 }))
  const answers = questions.map(({ id }, index) =>
    answer({ question_id: id, rating: index < answered ? 1 : null }),
  )
  expect(progressOf(questions, answers)).toBe(percent)
})

test('progress ignores answers to other questions, and accepts no answers', () => {
  expect(progressOf([rating()], [answer({ question_id: 9, rating: 1 })])).toBe(0)
  expect(progressOf([rating(), open({ id: 2 })], [])).toBe(0)
})

const plain = rating({ rating: { min: 0, max: 3, na_enabled: false } })
const commented = rating({ texts: { ...texts, good: 'Good' } })

// Answers that do not fit are reported in a submission and dropped from a draft.
test.each([
  [rating(), { rating: 1 }, {}],
  [rating(), { rating: 5 }, {}],
  [rating(), { not_applicable: true }, {}],
  [rating(), {}, {}],
  [plain, { rating: 0 }, {}],
  [commented, { rating: 2, text_good: 'x' }, {}],
  [open(), { text_good: 'x' }, {}],
  [open({ texts: { ...texts, bad: 'Bad' } }), { text_bad: 'x' }, {}],
  [rating(), { rating: 0 }, { rating: 'RATING_INVALID' }],
  [rating(), { rating: 6 }, { rating: 'RATING_INVALID' }],
  [plain, { rating: 4 }, { rating: 'RATING_INVALID' }],
  [open(), { rating: 1 }, { rating: 'RATING_INVALID' }],
  [plain, { not_applicable: true }, { not_applicable: 'NA_UNWANTED' }],
  [open(), { not_applicable: true }, { not_applicable: 'NA_UNWANTED' }],
  [rating(), { rating: 3, text_good: 'x' }, { text_good: 'TEXT_UNWANTED' }],
  [commented, { text_bad: 'x', text_good: 'y' }, { text_bad: 'TEXT_UNWANTED' }],
  [open(), { text_good: 'x', text_missing: 'y' }, { text_missing: 'TEXT_UNWANTED' }],
  [open({ texts: { ...texts, bad: 'Bad' } }), { text_good: 'x' }, { text_good: 'TEXT_UNWANTED' }],
  [open(), { rating: 2, not_applicable: true }, { rating: 'RATING_INVALID', not_applicable: 'NA_UNWANTED' }],
] as const)('%o answered with %j has the errors %j', (question, said, errors) => {
  const given = answer(said)
  const expected = Object.entries(errors).map(([field, message]) => [`answers.0.${field}`, message])
  expect(answerErrors([question], [given])).toEqual(Object.fromEntries(expected))
  const lost = Object.keys(errors).map(field => [field, answer()[field as keyof Answer]])
  expect(dropOutdatedAnswers([question], [given])).toEqual([{ ...given, ...Object.fromEntries(lost) }])
})

test('an answer to an unknown question is reported at its index and dropped', () => {
  const answers = [answer({ rating: 1 }), answer({ question_id: 2, rating: 1 })]
  expect(answerErrors([rating()], answers)).toEqual({ 'answers.1.question_id': 'QUESTION_UNKNOWN' })
  expect(dropOutdatedAnswers([rating()], answers)).toEqual(answers.slice(0, 1))
})
