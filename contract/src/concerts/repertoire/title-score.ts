// The similarity of two titles, given as words in one language.

/**
 * Returns the letters of `one` found in `other` within `reach` positions, each used once, in the order of
 * `one`.
 */
const sharedLetters = (one: string, other: string, reach: number): string => {
  const isUsed: boolean[] = []
  let shared = ''
  for (let index = 0; index < one.length; index++) {
    const end = Math.min(other.length, index + reach + 1)
    for (let at = Math.max(0, index - reach); at < end; at++) {
      if (isUsed[at] || other[at] !== one[index]) continue
      isUsed[at] = true
      shared += one[index]
      break
    }
  }
  return shared
}

const sharedPrefix = (one: string, other: string) => {
  let length = 0
  while (length < 4 && length < one.length && one[length] === other[length]) length++
  return length
}

/**
 * Jaro-Winkler similarity: 1 for equal texts, 0 for texts without a common letter; a common prefix counts
 * more.
 */
export const jaroWinkler = (one: string, other: string): number => {
  if (one === other) return 1
  const reach = Math.max(0, Math.floor(Math.max(one.length, other.length) / 2) - 1)
  const fromOne = sharedLetters(one, other, reach)
  const fromOther = sharedLetters(other, one, reach)
  const shared = fromOne.length
  if (shared === 0) return 0
  const swapped = [...fromOne].filter((letter, index) => letter !== fromOther[index]).length / 2
  const jaro = (shared / one.length + shared / other.length + (shared - swapped) / shared) / 3
  return jaro + sharedPrefix(one, other) * 0.1 * (1 - jaro)
}

// The number within a series: "Sonata No. 5", "Zweite Sonate", "Sequenza IXb".

export const ordinals = [
  'first|erste[rs]?|premiere?',
  'second|zweite[rs]?|deuxieme',
  'third|dritte[rs]?|troisieme',
  'fourth|vierte[rs]?',
  'fifth|funfte[rs]?',
  'sixth|sechste[rs]?',
  'seventh|siebte[rs]?',
  'eighth|achte[rs]?',
  'ninth|neunte[rs]?',
]

const ordinalAlone = ordinals.map(words => new RegExp(`^(?:${words})$`))
const ordinalFirst = ordinals.map(words => new RegExp(`^(the |die |das |der )?(?:${words}) `))

// "No. 5", "Nr. V" and "n° 5"; "5. Sonate"; "Sonata 5" and "Sequenza IXb"
const numberings = [
  /(?<!\p{L})(?:no|nr|n|numero)[.°º]*\s*(\d+|[ivx]+)(?![\p{L}\d])/u,
  /^(\d+)\.(?=\s)/,
  /(?<=\p{L}[^\p{L}\d]+)(\d+|[ivx]+)([ab]?)\s*$/u,
]

const ones = ['', 'i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix']
const roman = [0, 1, 2, 3].flatMap(ten => ones.map(one => 'x'.repeat(ten) + one))

/** Converts a number in digits, Roman numerals (up to 39) or words: "7", "vii" and "siebter" → 7 */
export const numberOf = (word: string): string | null => {
  if (/^\d+$/.test(word)) return String(Number(word))
  const ordinal = ordinalAlone.findIndex(pattern => pattern.test(word)) + 1
  const number = ordinal || roman.indexOf(word)
  return number > 0 ? String(number) : null
}

/** Splits a plain title into its series number and the rest. */
export const splitNumber = (title: string): { number: string | null; rest: string } => {
  for (const numbering of numberings) {
    const found = numbering.exec(title)
    const [all = '', digits = '', letter = ''] = found ?? []
    const number = numberOf(digits)
    if (!found || !number || number === '0') continue
    const rest = `${title.slice(0, found.index)} ${title.slice(found.index + all.length)}`
    return { number: `${number}${letter}`, rest }
  }
  const place = ordinalFirst.findIndex(pattern => pattern.test(title))
  const found = ordinalFirst[place]?.exec(title)
  if (!found) return { number: null, rest: title }
  return { number: String(place + 1), rest: `${found[1] ?? ''}${title.slice(found[0].length)}` }
}

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
