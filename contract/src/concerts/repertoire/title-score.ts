// The similarity of two titles, given as words in one language.
import { jaroWinkler } from './jaro-winkler.ts'

/** Below this, two words are different. */
const MIN_SIMILARITY = 0.85

const wordScore = (one: string, other: string, isKnown: (word: string) => boolean) => {
  if (one === other) return 1
  // Numbers, keys (the only ones with a space) and known words are equal or different, never similar.
  if (/[\d ]/.test(one + other) || (isKnown(one) && isKnown(other))) return 0
  const score = jaroWinkler(one, other)
  return score < MIN_SIMILARITY ? 0 : score
}

/** Limits the pairwise comparison; no title has more distinguishing words. */
const MAX_WORDS = 24

/** Twice the common words divided by the total of both; word order does not matter. */
export const wordsScore = (
  first: readonly string[],
  second: readonly string[],
  isKnown: (word: string) => boolean,
): number => {
  const [one, other] = [first.slice(0, MAX_WORDS), second.slice(0, MAX_WORDS)]
  const free = [...other]
  const shared = one.reduce((sum, word) => {
    const scores = free.map(candidate => wordScore(word, candidate, isKnown))
    const best = Math.max(0, ...scores)
    if (best > 0) free.splice(scores.indexOf(best), 1)
    return sum + best
  }, 0)
  return (2 * shared) / Math.max(1, one.length + other.length)
}

/** Whether both are known and differ. */
export const isOther = (one: string | null, other: string | null): boolean =>
  one !== null && other !== null && one !== other
