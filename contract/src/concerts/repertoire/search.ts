// Search texts for composers and works. The database stores them with the row, the browser computes them.
import { locales } from '../../base/locale.ts'
import type { ComposerName } from './composer-duplicates.ts'
import { furtherLastNames, nameVariants } from './name-variants.ts'
import type { PieceTitle } from './piece-duplicates.ts'
import { tonalityText } from './piece-title.ts'
import { splitCompound, titleVariants } from './title-words.ts'
import { normalizedWords } from './words.ts'

const text = (words: readonly string[]) => [...new Set(words)].join(' ')

/** Returns all words by which a composer can be found, in every known spelling. */
export const composerSearchText = ({ first_name, last_prefix, last_name }: ComposerName): string => {
  const first = normalizedWords(first_name)
  const last = normalizedWords(`${last_prefix ?? ''} ${last_name}`)
  const names = [...last, ...first]
  return text([...names, ...furtherLastNames(first, last), ...names.flatMap(nameVariants)])
}

/** Splits "op69" and "BWV1007" into two words. */
const lettersThenDigits = (word: string): string[] => word.match(/^\p{L}+|\d.*$/gu) ?? [word]

/** Returns all words by which a work can be found, in every language known for titles and keys. */
export const pieceSearchText = ({ title, opus, catalogue_no, tonality }: PieceTitle): string => {
  const keys = [tonality, ...locales.map(locale => tonalityText(tonality ?? '', locale))]
  const words = normalizedWords([title, ...keys, opus, catalogue_no].join(' ')).flatMap(lettersThenDigits)
  return text([...words, ...words.flatMap(splitCompound).flatMap(titleVariants)])
}

// Ignored in searches: "Nr. 5" and "No. 5" are found by the number.
const numbering = new Set(['no', 'nr'])

/** Returns the words of a search. Each has to be a prefix of a word of the search text. */
export const searchWords = (typed: string): string[] =>
  normalizedWords(typed)
    .filter(word => !numbering.has(word))
    .flatMap(lettersThenDigits)
    .map(word => (word === 'opus' ? 'op' : word))
    .flatMap(splitCompound)

export const matchesSearch = (searchText: string, typed: string): boolean => {
  const padded = ` ${searchText}`
  return searchWords(typed).every(word => padded.includes(` ${word}`))
}
