import { describe, expect, test } from 'vitest'
import { changeRefusal, isOpen, questionErrors, reminderRefusal } from './rules.ts'

const draft = { version: 3, opened_on: null, reminded_on: null, closed_on: null, answered_count: 0 }
const open = { ...draft, opened_on: '2027-08-20' }
const answered = { ...open, answered_count: 1 }
const closed = { ...answered, closed_on: '2027-09-01' }

test.each([
  ['a draft', draft, false],
  ['a survey with invitations', open, true],
  ['a survey with answers', answered, true],
  ['a closed survey', closed, false],
])('%s is open: %s', (_, survey, expected) => expect(isOpen(survey)).toBe(expected))

describe('a change', () => {
  test.each([
    ['of a draft is accepted', draft, 3, undefined],
    ['of an open survey is accepted', open, 3, undefined],
    ['of an answered survey is refused', answered, 3, 'survey_answered'],
    ['of a closed survey is refused', closed, 3, 'survey_over'],
    [
      'of a survey that was closed without an answer is refused',
      { ...closed, answered_count: 0 },
      3,
      'survey_over',
    ],
    ['based on an older version is refused', open, 2, 'changed_meanwhile'],
    ['based on an unknown version is refused', open, 4, 'changed_meanwhile'],
    [
      'of an answered survey is refused for the answers first, then for the version',
      answered,
      2,
      'survey_answered',
    ],
  ])('%s', (_, survey, seen, expected) => expect(changeRefusal(survey, seen)).toBe(expected))
})

describe('a reminder', () => {
  test.each([
    ['of a draft', draft, 'survey_not_open'],
    ['of an open survey', open, undefined],
    ['the day after another', { ...open, reminded_on: '2027-08-31' }, undefined],
    ['on the same day as another', { ...open, reminded_on: '2027-09-01' }, 'reminded_today'],
    ['of a closed survey', { ...closed, reminded_on: '2027-09-01' }, 'survey_not_open'],
  ])('%s: %s', (_, survey, expected) => expect(reminderRefusal(survey, '2027-09-01')).toBe(expected))
})

test('a question of another survey is reported at its index', () => {
  const questions = [{ id: 4 }, { id: null }, { id: 5 }, { id: 6 }]
  expect(questionErrors(questions, new Set([4, 6]))).toEqual({ 'questions.2.id': 'QUESTION_UNKNOWN' })
  expect(questionErrors(questions, new Set([4, 5, 6]))).toEqual({})
})
