import { parseDate } from '@internationalized/date'

/** The visitor's date format: the calendar's language, and the order and separator of the parts. */
export interface DateFormat {
  locale: 'de' | 'en-US' | 'en-GB'
  pattern: 'dd.mm.yyyy' | 'mm/dd/yyyy' | 'dd/mm/yyyy'
}

export const dateFormatFor = (browserLanguage: string): DateFormat => {
  if (/^de\b/i.test(browserLanguage)) return { locale: 'de', pattern: 'dd.mm.yyyy' }
  if (/^en-us\b/i.test(browserLanguage)) return { locale: 'en-US', pattern: 'mm/dd/yyyy' }
  return { locale: 'en-GB', pattern: 'dd/mm/yyyy' }
}

/** 2027-08-01 → 01.08.2027 */
export const formatDate = ({ pattern }: DateFormat, day: string): string => {
  const [year = '', month = '', date = ''] = day.split('-')
  return pattern.replace('dd', date).replace('mm', month).replace('yyyy', year)
}

const isRealDay = (day: string): boolean => {
  try {
    parseDate(day)
    return true
  } catch {
    return false
  }
}

const isDigit = (char: string) => /^\p{Nd}$/u.test(char)

/** In every script the digits are consecutive code points, starting with zero. */
const digitOf = (char: string): string => {
  const code = char.codePointAt(0) ?? 0
  let value = 0
  while (isDigit(String.fromCodePoint(code - value - 1))) value += 1
  return String(value)
}

// Digits of all scripts as 0 to 9, full-width characters as narrow ones, without direction marks.
const plain = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Nd}/gu, digitOf)
    .trim()

const YEAR_FIRST = /^(\d{4})\s*([./-])\s*(\d{1,2})\s*\2\s*(\d{1,2})$/
const YEAR_LAST = /^(\d{1,2})\s*([./-])\s*(\d{1,2})\s*\2\s*(\d{4})$/
const SPACED = /^(\d{1,2})(\s+)(\d{1,2})\s+(\d{4})$/
const UNSEPARATED = /^(\d{2})()(\d{2})(\d{4})$/

/** Splits the input into year, month and day, as text. */
const partsOf = ({ pattern }: DateFormat, text: string): string[] | undefined => {
  const [, isoYear = '', , isoMonth = '', isoDate = ''] = YEAR_FIRST.exec(text) ?? []
  if (isoYear) return [isoYear, isoMonth, isoDate]
  const [, first = '', separator, second = '', year = ''] =
    YEAR_LAST.exec(text) ?? SPACED.exec(text) ?? UNSEPARATED.exec(text) ?? []
  if (!year) return undefined
  // With dots as separator, the day always comes first.
  const isDayFirst = separator === '.' || pattern.startsWith('dd')
  return isDayFirst ? [year, second, first] : [year, first, second]
}

/**
 * Parses 1.8.2027, 2027-08-01 or, in the order of the format, 01/08/2027, 01 08 2027 and 01082027 →
 * 2027-08-01. Returns null if invalid. Two-digit years are not guessed: a birth date may be of either
 * century.
 */
export const readDate = (format: DateFormat, text: string): string | null => {
  const day = partsOf(format, plain(text))
    ?.map(part => part.padStart(2, '0'))
    .join('-')
  return day && isRealDay(day) ? day : null
}

/** The selectable range. Days are YYYY-MM-DD, so that they compare as strings. */
export interface DateLimits {
  min?: string | undefined
  max?: string | undefined
  disabled?: readonly string[] | undefined
}

export const isSelectable = (day: string, { min, max, disabled }: DateLimits): boolean =>
  !(min && day < min) && !(max && day > max) && !disabled?.includes(day)

/** Why the input is invalid. `day` is the limit. */
export type DateProblem =
  | { kind: 'unreadable' | 'nonexistent' | 'disabled' }
  | { kind: 'tooEarly' | 'tooLate'; day: string }

/** Parses the input to a day, an empty value, or an error. */
export const parseInput = (
  format: DateFormat,
  text: string,
  limits: DateLimits,
): { day: string | null } | { problem: DateProblem } => {
  if (text.trim() === '') return { day: null }
  const day = readDate(format, text)
  const { min, max } = limits
  if (!day) return { problem: { kind: partsOf(format, plain(text)) ? 'nonexistent' : 'unreadable' } }
  if (min && day < min) return { problem: { kind: 'tooEarly', day: min } }
  if (max && day > max) return { problem: { kind: 'tooLate', day: max } }
  return isSelectable(day, limits) ? { day } : { problem: { kind: 'disabled' } }
}
