import { expect, test } from 'vitest'
import {
  areWorse,
  defaultWithdrawalTerms as before,
  type CancellationTerms,
  lowestPercent,
  misplacedStep,
} from './cancellation-terms.ts'

const terms = (
  last_percent: number,
  ...steps: [least_days: number, percent: number][]
): CancellationTerms => ({
  steps: steps.map(([least_days, percent]) => ({ least_days, percent })),
  last_percent,
})

test.each([
  ['the same', terms(100, [21, 20], [8, 50]), false],
  ['a lower share', terms(100, [21, 10], [8, 50]), false],
  ['a higher share', terms(100, [21, 25], [8, 50]), true],
  ['a step that lasts longer', terms(100, [14, 20], [8, 50]), false],
  ['a step that ends a day earlier', terms(100, [22, 20], [8, 50]), true],
  ['a lower last share', terms(90, [21, 20], [8, 50]), false],
  ['a step left out', terms(100, [21, 20]), true],
  ['a step more that costs less', terms(100, [30, 0], [21, 20], [8, 50]), false],
  ['no steps and all of it', terms(100), true],
  ['no steps and nothing', terms(0), false],
  ['one day at a higher share', terms(100, [21, 20], [8, 50], [7, 60]), false],
  ['a lower share with one worse day', terms(60, [21, 10], [9, 30]), true],
])('%s: worse: %s', (_name, after, expected) => {
  expect(areWorse(before, after)).toBe(expected)
})

test.each([
  [terms(100, [21, 20], [8, 50]), undefined],
  [terms(100), undefined],
  [terms(100, [8, 50], [21, 60]), 0],
  [terms(100, [21, 60], [8, 50]), 0],
  [terms(40, [21, 20], [8, 50]), 1],
  [terms(100, [21, 20], [21, 50]), 0],
  [terms(100, [0, 20]), 0],
])('%j has the first misplaced step %s', (given, index) => {
  expect(misplacedStep(given)).toBe(index)
})

test('the lowest share is that of the first step, or the only one', () => {
  expect([lowestPercent(before), lowestPercent(terms(30))]).toEqual([20, 30])
})
