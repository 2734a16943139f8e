import { foldAccents } from '@academy/contract/base/fold-accents'

/** Folds accents and the spelling of umlauts with an e: Kössler and KOESSLER are the same. */
const fold = (text: string): string => foldAccents(text).replace(/(?<=[aou])e/g, '')

const words = (text: string): string[] =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** The words of a name, for comparison. */
export const nameWords = words

/** A text with its line breaks as spaces, and without them: a bank may cut a line anywhere. */
const joined = (text: string): string[] =>
  text.includes('\n') ? [text.replaceAll('\n', ' '), text.replaceAll('\n', '')] : [text]

/** All words of a text, for the search of names. */
export const textWords = (...texts: string[]): Set<string> => new Set(texts.flatMap(joined).flatMap(words))

const compact = (text: string): string => text.toUpperCase().replace(/[^A-Z\d]/g, '')

/** Payment references in a text, whatever spaces they have. Their check digits make a chance hit unlikely. */
export const referencesIn = (text: string): string[] => {
  const found = compact(text).matchAll(/(?=(RF\d{2}20\d{2}\d{4,6}))/g)
  return [...found].flatMap(([, longest = '']) => [longest, longest.slice(0, -1), longest.slice(0, -2)])
}

const numberPattern = /(?<!\d)(20\d\d)[\s\-–/._]*(\d{4,6})(?!\d)/g

/** Invoice numbers in a text, as `2027-0001`. */
export const invoiceNumbersIn = (text: string): string[] =>
  joined(text).flatMap(line =>
    [...line.matchAll(numberPattern)].map(([, year, number]) => `${year}-${number}`),
  )
