import { exampleApplicant } from '@academy/contract/admission/selection/example'
import type { Applicant } from '@academy/contract/admission/selection/schemas'
import { expect, test } from 'vitest'
import {
  bodyOf,
  canDecide,
  type Decision,
  decisionOf,
  decisions,
  inListOrder,
  inTurnOf,
  isBeyondPlaces,
  neighbour,
  nextUndecided,
  outcomeOf,
  reservesOf,
} from './decisions.ts'

const applicant = (id: number, decision: Decision, changes: Partial<Applicant> = {}): Applicant => ({
  ...exampleApplicant,
  id,
  ...bodyOf(decision),
  reserve_rank: decision === 'reserve' ? id : null,
  ...changes,
})

test.each(decisions)('%s is sent and read as the same decision', decision => {
  expect(decisionOf(bodyOf(decision))).toBe(decision)
  expect(outcomeOf(applicant(1, decision))).toBe(decision)
  expect(outcomeOf(applicant(1, decision, { has_withdrawn: true }))).toBe('withdrawn')
})

test.each([
  [{}, true],
  [{ has_withdrawn: true }, false],
  [{ participation_is_final: true }, false],
])('with %j a decision is possible: %s', (changes, isPossible) => {
  expect(canDecide(applicant(1, 'open', changes))).toBe(isPossible)
})

test('undecided applicants come first, and the waiting list keeps its order', () => {
  const list = [
    applicant(1, 'rejected'),
    applicant(2, 'reserve', { reserve_rank: 9 }),
    applicant(3, 'accepted'),
    applicant(4, 'reserve', { reserve_rank: 4 }),
    applicant(5, 'open'),
    applicant(6, 'accepted', { has_withdrawn: true }),
    applicant(7, 'open'),
  ]
  expect(inListOrder(list).map(({ id }) => id)).toEqual([5, 7, 3, 4, 2, 1, 6])
  expect(reservesOf(list).map(({ id }) => id)).toEqual([4, 2])
})

test.each<[places: number | null, taken: number, isBeyond: boolean]>([
  [null, 99, false],
  [3, 2, false],
  [3, 3, true],
  [0, 0, true],
])('of %s places %i are taken: one more is beyond them: %s', (places, taken, isBeyond) => {
  expect(isBeyondPlaces(places, taken)).toBe(isBeyond)
})

const list = [
  applicant(1, 'open'),
  applicant(2, 'accepted'),
  applicant(3, 'open'),
  applicant(4, 'open', { has_withdrawn: true }),
]

test.each<[after: number | undefined, next: number | undefined]>([
  [undefined, 1],
  [1, 3],
  [2, 3],
  [3, 1],
  [4, 1],
  [99, 1],
])('after %s comes %s', (after, next) => {
  expect(nextUndecided(list, after)?.id).toBe(next)
})

test('nothing follows the last open decision', () => {
  expect(nextUndecided([applicant(1, 'open')], 1)).toBeUndefined()
  expect(nextUndecided([applicant(1, 'reserve')], undefined)).toBeUndefined()
})

test('previous and next end at the limits of the list', () => {
  expect([neighbour(list, 1, 1)?.id, neighbour(list, 4, 1), neighbour(list, 1, -1)]).toEqual([
    2,
    undefined,
    undefined,
  ])
})

test.each([
  { order: [3, 1], shown: 1, turns: [3, 1] },
  { order: [3, 1], shown: 2, turns: [3, 1, 2] },
  { order: [3, 4, 1], shown: 1, turns: [3, 1] },
  { order: [3, 4, 1], shown: 4, turns: [3, 4, 1] },
  { order: [9, 2], shown: 9, turns: [2] },
])('with the list $order and $shown shown, the turns are $turns', ({ order, shown, turns }) => {
  const four = [...[1, 2, 3].map(id => applicant(id, 'open')), applicant(4, 'open', { has_withdrawn: true })]
  expect(inTurnOf(four, order, shown).map(({ id }) => id)).toEqual(turns)
})
