import { describe, expect, test } from 'vitest'
import { type AnswerCounts, afterClosing, afterSubmission } from './groups.ts'

const none: AnswerCounts = { answered_count: 0, shown_count: 0, waiting_count: 0 }
const answeredBy = (people: number) =>
  Array.from({ length: people }).reduce<AnswerCounts>(counts => afterSubmission(counts).counts, none)

describe('answers shown while a survey is open, and after closing', () => {
  test.each([
    [0, 0, 0],
    [4, 0, 0],
    [5, 0, 5],
    [9, 0, 9],
    [10, 5, 10],
    [11, 5, 11],
    [14, 5, 14],
    [15, 10, 15],
    [19, 10, 19],
    [20, 15, 20],
  ])('after %i answers: %i, then %i', (people, open, closed) => {
    const counts = answeredBy(people)
    expect(counts).toMatchObject({ answered_count: people, shown_count: open })
    expect(afterClosing(counts).counts).toMatchObject({ answered_count: people, shown_count: closed })
  })
})

test('every addition to the shown answers is by at least five people', () => {
  for (let people = 0; people < 60; people++) {
    const counts = answeredBy(people)
    for (const { counts: next, stages } of [afterSubmission(counts), afterClosing(counts)]) {
      const added = next.shown_count - counts.shown_count
      expect(added === 0 || added >= 5, `${added} after ${people}`).toBe(true)
      if (stages === 'keep') expect(added).toBe(0)
    }
  }
})

test('a survey that showed all answers before grouping never adds fewer than five', () => {
  const old = { answered_count: 7, shown_count: 7, waiting_count: 0 }
  const { counts } = afterSubmission(old)
  expect(counts).toEqual({ answered_count: 8, shown_count: 7, waiting_count: 0 })
  expect(afterClosing(counts)).toEqual({ counts, stages: 'keep' })
})
