// Detects whether a composer to be added exists already, by names and years. Shared by browser and server.
import {
  COMPOSER_BLOCK_NAME,
  COMPOSER_BLOCK_YEARS,
  COMPOSER_HINT_COMBINED,
  COMPOSER_HINT_NAME,
  COMPOSER_NAME_WEIGHT,
  COMPOSER_YEARS_WEIGHT,
} from '../../base/constants.ts'
import { canonicalName, withoutMaidenName } from './name-variants.ts'
import { jaroWinkler } from './title-score.ts'
import { isSameWords, normalizedWords } from './words.ts'

export interface ComposerName {
  first_name: string
  last_name: string
  last_prefix?: string | null
}

export interface ComposerLife extends ComposerName {
  year_of_birth: number | null
  /** Null if alive. */
  year_of_death: number | null
}

/** `block`: the same person, refused. `hint`: possibly the same, the user decides. */
export type ComposerVerdict = 'block' | 'hint' | 'none'

export interface ComposerMatch {
  verdict: ComposerVerdict
  name: number
  /** Null if no year is known for both. */
  years: number | null
  combined: number | null
}

const particles = new Set(
  'van von vom vander de der den des du da dal del della di la le el af av zu zum zur ten ter te d l'.split(
    ' ',
  ),
)

// Words that distinguish father, son and nephew of the same name.
const generations = new Map(
  [
    ['1', 'i 1 senior sen sr vater pere padre altere alterer elder'],
    ['2', 'ii 2 junior jun jr sohn fils figlio jungere jungerer younger'],
    ['3', 'iii 3'],
  ].flatMap(([generation = '', words = '']) => words.split(' ').map(word => [word, generation] as const)),
)

/** Below this, the similarity of two words is accidental. */
const MIN_SIMILARITY = 0.8
/**
 * The score for a matching initial, or for words that only one has: never enough for a block, always for a
 * hint.
 */
const INCOMPLETE = 0.9
/** The score for swapped first and last names, or the same name in two generations. */
const DOUBTFUL = 0.96
const LAST_NAME_WEIGHT = 0.6
const FIRST_NAME_WEIGHT = 0.4
/** Years at least this far apart score 0. */
const MAX_YEAR_DISTANCE = 20

/** Limits the pairwise comparison; nobody has more names. */
const MAX_WORDS = 12

interface ComparableName {
  first: readonly string[]
  last: readonly string[]
  generation: string | undefined
}

/** Removes the words that `isExtra` matches, unless none would be left. */
const without = (words: readonly string[], isExtra: (word: string) => boolean) => {
  const rest = words.filter(word => !isExtra(word))
  return rest.length > 0 ? rest : words
}

const isParticle = (word: string) => particles.has(word)
// In a first name, a single letter is an initial.
const isGenerationOfFirst = (word: string) => word.length > 1 && generations.has(word)
const isGenerationOfLast = (word: string) => generations.has(word)

/** "JS" → "J S" */
const spellOutInitials = (name: string) =>
  name.replace(/(?<!\p{L})\p{Lu}{2,3}(?!\p{L})/gu, initials => [...initials].join(' '))

const comparable = ({ first_name, last_name, last_prefix }: ComposerName): ComparableName => {
  const given = normalizedWords(spellOutInitials(first_name)).slice(0, MAX_WORDS)
  const family = without(normalizedWords(`${last_prefix ?? ''} ${last_name}`), isParticle).slice(0, MAX_WORDS)
  const mark = family.find(isGenerationOfLast) ?? given.find(isGenerationOfFirst)
  const first = without(without(given, isParticle), isGenerationOfFirst).map(canonicalName)
  // A surname without letters matches no other.
  const last = family.length > 0 ? without(family, isGenerationOfLast).map(canonicalName) : [last_name]
  return { first, last: withoutMaidenName(first, last), generation: mark && generations.get(mark) }
}

const wordScore = (one: string, other: string) => {
  if (one === other) return 1
  if (one.length === 1 || other.length === 1) return one[0] === other[0] ? INCOMPLETE : 0
  const score = jaroWinkler(one, other)
  return score < MIN_SIMILARITY ? 0 : score
}

/** The similarity of the least similar pair of words: Johann Sebastian is not Johann Christian. */
const wordsScore = (one: readonly string[], other: readonly string[]) => {
  if (isSameWords(one, other)) return 1
  const [shorter, longer] = one.length <= other.length ? [one, other] : [other, one]
  const free = [...longer]
  const best = shorter.map(word => {
    const scores = free.map(candidate => wordScore(word, candidate))
    const score = Math.max(...scores)
    free.splice(scores.indexOf(score), 1)
    return score
  })
  return Math.min(...best, 1) * (free.length > 0 ? INCOMPLETE : 1)
}

const nameScore = (one: ComparableName, other: ComparableName) => {
  const straight =
    LAST_NAME_WEIGHT * wordsScore(one.last, other.last) +
    FIRST_NAME_WEIGHT * wordsScore(one.first, other.first)
  const crossed = (wordsScore(one.last, other.first) + wordsScore(one.first, other.last)) / 2
  const score = Math.max(straight, DOUBTFUL * crossed)
  const isOtherGeneration = one.generation && other.generation && one.generation !== other.generation
  return isOtherGeneration ? Math.min(score, DOUBTFUL) : score
}

const closeness = (one: number | null, other: number | null) =>
  one === null || other === null ? [] : [Math.max(0, 1 - Math.abs(one - other) / MAX_YEAR_DISTANCE)]

/** The mean over birth and death years known for both: a death may be missing, or not have happened. */
const yearsScore = (one: ComposerLife, other: ComposerLife) => {
  const known = [
    ...closeness(one.year_of_birth, other.year_of_birth),
    ...closeness(one.year_of_death, other.year_of_death),
  ]
  return known.length === 0 ? null : known.reduce((sum, score) => sum + score, 0) / known.length
}

const isBornClose = (one: ComposerLife, other: ComposerLife) =>
  one.year_of_birth !== null &&
  other.year_of_birth !== null &&
  Math.abs(one.year_of_birth - other.year_of_birth) <= COMPOSER_BLOCK_YEARS

const compare = (
  one: ComposerLife,
  other: ComposerLife,
  names: readonly [ComparableName, ComparableName],
): ComposerMatch => {
  const name = nameScore(...names)
  const years = yearsScore(one, other)
  const combined = years === null ? null : COMPOSER_NAME_WEIGHT * name + COMPOSER_YEARS_WEIGHT * years
  const isBlocked = name >= COMPOSER_BLOCK_NAME && isBornClose(one, other)
  const isHint = name >= COMPOSER_HINT_NAME || (combined ?? 0) >= COMPOSER_HINT_COMBINED
  return { verdict: isBlocked ? 'block' : isHint ? 'hint' : 'none', name, years, combined }
}

export const compareComposers = (one: ComposerLife, other: ComposerLife): ComposerMatch =>
  compare(one, other, [comparable(one), comparable(other)])

/** Whether two entries are hardly the same person: their first names, surnames or years differ. */
export const areDifferentPeople = (one: ComposerLife, other: ComposerLife): boolean => {
  const names = [comparable(one), comparable(other)] as const
  const isOtherName = (part: 'first' | 'last') => wordsScore(names[0][part], names[1][part]) < MIN_SIMILARITY
  const isOtherYear = (part: 'year_of_birth' | 'year_of_death') => {
    const [first, second] = [one[part], other[part]]
    return first !== null && second !== null && Math.abs(first - second) > COMPOSER_BLOCK_YEARS
  }
  return (
    isOtherName('first') ||
    isOtherName('last') ||
    isOtherYear('year_of_birth') ||
    isOtherYear('year_of_death')
  )
}

/** Returns the entries of `existing` that are or might be the candidate, most likely first. */
export const composerDuplicates = <C extends ComposerLife>(
  candidate: ComposerLife,
  existing: readonly C[],
): { composer: C; match: ComposerMatch }[] => {
  const name = comparable(candidate)
  const likelihood = ({ verdict, name, combined }: ComposerMatch) =>
    (verdict === 'block' ? 1 : 0) + (combined ?? COMPOSER_NAME_WEIGHT * name)
  return existing
    .map(composer => ({ composer, match: compare(candidate, composer, [name, comparable(composer)]) }))
    .filter(({ match }) => match.verdict !== 'none')
    .sort((one, other) => likelihood(other.match) - likelihood(one.match))
}
