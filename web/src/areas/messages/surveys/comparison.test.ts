import { expect, test } from 'vitest'
import { barsOf, type Difference, differenceOf } from './question-result.tsx'

const ratings = (mean: number | null) => ({ n: 10, not_applicable: 0, mean, distribution: [] })

test.each<[now: number | null, before: number | null | 'none', difference: Difference | undefined]>([
  [4.4, 4.1, { is: 'better', by: 0.3 }],
  [4.1, 4.4, { is: 'worse', by: 0.3 }],
  // Both are displayed as 4.33.
  [4.3333, 4.33, { is: 'same', by: 0 }],
  [4.4286, 4.0714, { is: 'better', by: 0.36 }],
  [null, 4, undefined],
  [4, null, undefined],
  [4, 'none', undefined],
])('%s after %s', (now, before, difference) => {
  expect(differenceOf(ratings(now), before === 'none' ? null : ratings(before))).toEqual(difference)
})

test('the best step comes first, with its share of all answers', () => {
  expect(barsOf({ distribution: [0, 1, 2] }, 0)).toEqual([
    { step: 2, count: 2, percent: 67 },
    { step: 1, count: 1, percent: 33 },
    { step: 0, count: 0, percent: 0 },
  ])
  expect(barsOf({ distribution: [0] }, 3)).toEqual([{ step: 3, count: 0, percent: 0 }])
})
