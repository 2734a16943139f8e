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
