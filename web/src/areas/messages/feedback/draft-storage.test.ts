import type { Answer } from '@academy/contract/messages/feedback/schemas'
import { expect, test } from 'vitest'
import { answerTo } from './answers.ts'
import { changed, mergeDraft, saved } from './draft-storage.ts'

const rated = (question_id: number, rating: number): Answer => ({ ...answerTo([], question_id), rating })
const ratings = (answers: readonly Answer[]) =>
  Object.fromEntries(answers.map(({ question_id, rating }) => [question_id, rating]))
const nothing = mergeDraft([])

test('a visit starts with the draft of the server', () => {
  expect(mergeDraft([rated(1, 4)])).toEqual({ answers: [rated(1, 4)], unsaved: [], mayHaveArrived: false })
})

test.each([
  [
    'changed here and not saved takes precedence',
    { answers: [rated(1, 2), rated(2, 3)], unsaved: [1] },
    { 1: 2, 3: 5 },
  ],
  ['saved here is replaced by one saved on another device', { answers: [rated(1, 2)] }, { 1: 4, 3: 5 }],
])('an answer %s', (_, localDraft, expected) => {
  expect(ratings(mergeDraft([rated(1, 4), rated(3, 5)], localDraft).answers)).toEqual(expected)
})

test('a browser restores its answers when the server has lost the draft', () => {
  expect(ratings(mergeDraft([], { answers: [rated(1, 2)], unsaved: [] }).answers)).toEqual({ 1: 2 })
})

test('the last answer to a question counts, and is marked unsaved once', () => {
  const localDraft = changed(changed(nothing, rated(1, 2)), rated(1, 5))
  expect(localDraft).toEqual({ answers: [rated(1, 5)], unsaved: [1], mayHaveArrived: false })
})

test('an answer changed while the draft was being saved stays unsaved', () => {
  const sent = changed(changed(nothing, rated(1, 2)), rated(2, 3))
  const now = changed(sent, rated(2, 4))
  expect(saved(now, sent).unsaved).toEqual([2])
  expect(saved(sent, sent).unsaved).toEqual([])
})
