import { foldAccents } from '../../base/fold-accents.ts'
import { latinLetters } from '../../base/latin-letters.ts'

/**
 * Returns the words of a text for comparison, in Latin letters without accents, case and punctuation; Händel
 * and Haendel → handel, Гендель → gendel
 */
export const normalizedWords = (text: string): string[] =>
  latinLetters(foldAccents(text))
    .replace(/([aou])e/g, '$1')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** Lines of synonyms: maps each word to its whole line, whose first word is the canonical one. */
export const synonymGroups = (lines: readonly string[]): ReadonlyMap<string, readonly string[]> =>
  new Map(
    lines.flatMap(line => {
      const group = [...new Set(normalizedWords(line))]
      return group.map(word => [word, group] as const)
    }),
  )

export const isSameWords = (one: readonly string[], other: readonly string[]): boolean =>
  one.join('') === other.join('')
