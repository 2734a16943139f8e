import type { QuestionResult } from '@academy/contract/messages/surveys/schemas'

type Ratings = NonNullable<QuestionResult['before']>

/** Rounds a mean to two decimals, as displayed, so that differences match the displayed figures. */
const rounded = (mean: number) => Math.round(mean * 100) / 100

export interface Difference {
  is: 'better' | 'worse' | 'same'
  /** Never negative. */
  by: number
}

/** Returns the change of the mean since the year before, or undefined if either is missing. */
export const differenceOf = (now: Ratings, before: Ratings | null): Difference | undefined => {
  if (now.mean === null || before?.mean == null) return undefined
  const by = rounded(rounded(now.mean) - rounded(before.mean))
  if (by === 0) return { is: 'same', by }
  return by > 0 ? { is: 'better', by } : { is: 'worse', by: -by }
}

export interface Bar {
  step: number
  count: number
  /** Of all ratings, in whole per cent. */
  percent: number
}

const percentOf = (count: number, all: number) => (all === 0 ? 0 : Math.round((count / all) * 100))

/** Returns one bar per step of a scale that starts at `min`, best on top. */
export const barsOf = ({ distribution }: Pick<Ratings, 'distribution'>, min: number): Bar[] => {
  const all = distribution.reduce((sum, count) => sum + count, 0)
  return distribution
    .map((count, place) => ({ step: min + place, count, percent: percentOf(count, all) }))
    .toReversed()
}
