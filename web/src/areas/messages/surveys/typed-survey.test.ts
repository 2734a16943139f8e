import type { OfficeSurvey } from '@academy/contract/messages/surveys/schemas'
import { expect, test } from 'vitest'
import {
  added,
  bodyOf,
  duplicated,
  emptyQuestion,
  isSame,
  rebaseOnto,
  surveyWith,
  type TypedQuestion,
  typedOf,
  withEditorKeys,
  withSavedIds,
} from './typed-survey.ts'

const question = (key: number): TypedQuestion => ({
  ...emptyQuestion,
  prompt_de: `Frage ${key}`,
  prompt_en: `Question ${key}`,
  key,
  id: key > 0 ? key : null,
})
const questions = [question(11), question(12), question(13)]
const keys = (of: readonly TypedQuestion[]) => of.map(({ key }) => key)

const survey = (ids: number[]): OfficeSurvey => ({
  id: 3,
  year: 2027,
  title_de: 'Feedback',
  title_en: 'Feedback',
  state: 'draft',
  question_count: ids.length,
  invited_count: 0,
  answered_count: 0,
  shown_count: 0,
  to_invite_count: 0,
  opened_on: null,
  reminded_on: null,
  closed_on: null,
  version: 2,
  questions: ids.map(id => ({ ...emptyQuestion, prompt_de: `Frage ${id}`, prompt_en: `Question ${id}`, id })),
})

test.each<[what: string, after: readonly TypedQuestion[], keys: number[]]>([
  ['one question added', added(questions, emptyQuestion), [11, 12, 13, -1]],
  ['two questions added', added(added(questions, emptyQuestion), emptyQuestion), [11, 12, 13, -1, -2]],
  ['twice', duplicated(questions, 12), [11, 12, -1, 13]],
])('%s', (_, after, expected) => {
  expect(keys(after)).toEqual(expected)
})

test('a copied question is new to the server', () => {
  const [, , copy] = duplicated(questions, 12)
  expect(copy).toEqual({ ...question(12), key: -1, id: null })
})

test('the request body has no local keys', () => {
  const [first] = bodyOf(surveyWith([emptyQuestion])).questions
  expect(first).toEqual({ ...emptyQuestion, id: null })
})

test('a different order counts as a change', () => {
  const typed = typedOf(survey([11, 12]))
  expect(isSame(typed, typedOf(survey([11, 12])))).toBe(true)
  expect(isSame(typed, { ...typed, questions: typed.questions.toReversed() })).toBe(false)
})

test('saved questions keep their local keys and get their ids', () => {
  const sent = { ...surveyWith([]), questions: [question(-1), question(11)] }
  const saved = withEditorKeys(sent, survey([20, 11]))
  expect(saved.questions.map(({ key, id }) => [key, id])).toEqual([
    [-1, 20],
    [11, 11],
  ])
  const meanwhile = { ...sent, questions: [question(11), question(-2), question(-1)] }
  expect(withSavedIds(meanwhile, saved).questions.map(({ key, id }) => [key, id])).toEqual([
    [11, 11],
    [-2, null],
    [-1, 20],
  ])
})

test('a question deleted by another user is sent as new', () => {
  const typed = typedOf(survey([11, 12]))
  expect(rebaseOnto(typed, survey([12, 13])).questions.map(({ id }) => id)).toEqual([null, 12])
})
