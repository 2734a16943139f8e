/** The names of the months in the languages of the site, as people write them. In lower case. */
const names: readonly (readonly string[])[] = [
  ['januar', 'jänner', 'jaenner', 'january'],
  ['februar', 'feber', 'february'],
  ['märz', 'maerz', 'mrz', 'march'],
  ['april'],
  ['mai', 'may'],
  ['juni', 'juno', 'june'],
  ['juli', 'july'],
  ['august'],
  ['september'],
  ['oktober', 'october'],
  ['november'],
  ['dezember', 'december'],
]

const MIN_LETTERS = 3

/** Returns the number of a month by its name or a beginning of it, with or without a dot: Juli, Jul., sept → 7, 7, 9. */
const monthOf = (text: string): number | undefined => {
  const typed = text.toLowerCase().replace(/\.$/, '')
  if (typed.length < MIN_LETTERS) return undefined
  const index = names.findIndex(month => month.some(name => name.startsWith(typed)))
  return index < 0 ? undefined : index + 1
}

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

const isRealDay = (text: string): boolean => {
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
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

const YEAR_FIRST = /^(\d{4})\s*([./-])\s*(\d{1,2})\s*\2\s*(\d{1,2})\.?$/
// A comma is the only separator on the number keyboards of some phones.
const YEAR_LAST = /^(\d{1,2})\s*([.,/-])\s*(\d{1,2})\s*\2\s*(\d{4})$/
const SPACED = /^(\d{1,2})(\s+)(\d{1,2})\s+(\d{4})$/
const UNSEPARATED = /^(\d{2})()(\d{2})(\d{4})$/

// 3. Juli 2005, 3 July 2005, 3rd of July, 2005, 3-Jul-2005
const DAY_NAME = /^(\d{1,2})(?:\.|st|nd|rd|th)?[\s-]*(?:of\s+)?(\p{L}{3,}\.?)[\s,-]*(\d{4})$/iu
// July 3, 2005
const NAME_DAY = /^(\p{L}{3,}\.?)[\s-]*(\d{1,2})(?:\.|st|nd|rd|th)?(?:\s*,\s*|\s+)(\d{4})$/iu
const SHORT_YEAR = /^\d{1,2}\s*([.,/-])\s*\d{1,2}\s*\1\s*\d{2}$/

/** Year, month and day of a date whose month is a word; undefined if it is no name of a month. */
const namedParts = (text: string): string[] | undefined => {
  const [, dayFirst, name] = DAY_NAME.exec(text) ?? []
  const [, nameFirst, dayLater] = NAME_DAY.exec(text) ?? []
  const month = monthOf(name ?? nameFirst ?? '')
  return month ? [text.slice(-4), String(month), dayFirst ?? dayLater ?? ''] : undefined
}

/** Splits the input into year, month and day, as text. */
const partsOf = ({ pattern }: DateFormat, text: string): string[] | undefined => {
  const named = namedParts(text)
  if (named) return named
  const [, isoYear = '', , isoMonth = '', isoDate = ''] = YEAR_FIRST.exec(text) ?? []
  if (isoYear) return [isoYear, isoMonth, isoDate]
  const [, first = '', separator, second = '', year = ''] =
    YEAR_LAST.exec(text) ?? SPACED.exec(text) ?? UNSEPARATED.exec(text) ?? []
  if (!year) return undefined
  // With dots or commas as separator, the day always comes first.
  const isDayFirst = separator === '.' || separator === ',' || pattern.startsWith('dd')
  return isDayFirst ? [year, second, first] : [year, first, second]
}

/**
 * Parses 1.8.2027, 2027-08-01, 1. August 2027, August 1, 2027 or, in the order of the format, 01/08/2027, 01 08 2027 and 01082027 →
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

export const yearOf = (day: string): number => Number(day.slice(0, 4))

/** For ranges over years, paging by months is too slow. */
export const spansYears = ({ min, max }: DateLimits): boolean =>
  min !== undefined && max !== undefined && yearOf(max) - yearOf(min) > 1

export const isSelectable = (day: string, { min, max, disabled }: DateLimits): boolean =>
  !(min && day < min) && !(max && day > max) && !disabled?.includes(day)

/** Why the input is invalid. `day` is the limit. */
export type DateProblem =
  | { kind: 'unreadable' | 'shortYear' | 'nonexistent' | 'disabled' }
  | { kind: 'tooEarly' | 'tooLate'; day: string }

/** A day that shows the order of the parts. */
const EXAMPLE = '2027-12-31'

/** Returns a possible day that shows how dates are written. */
export const exampleDay = ({ min = '', max }: DateLimits): string => {
  if (!max || EXAMPLE <= max) return EXAMPLE < min ? min : EXAMPLE
  const yearBefore = `${Number(max.slice(0, 4)) - 1}-12-31`
  return yearBefore < min ? max : yearBefore
}

// 3.8. and 3.8.27
const NUMBERS = /^(\d{1,2})\s*([.,/-])\s*(\d{1,2})\s*(?:\2\s*(\d{2})?)?$/
// 3. August and 3 Aug 27
const DAY_THEN_NAME = /^(\d{1,2}(?:\.|st|nd|rd|th)?[\s-]*(?:of\s+)?\p{L}{3,}\.?)(?:[\s,-]+(\d{2}))?$/iu
// August 3 and Aug 3, 27
const NAME_THEN_DAY = /^(\p{L}{3,}\.?[\s-]*\d{1,2}(?:\.|st|nd|rd|th)?)(?:(?:\s*,\s*|\s+)(\d{2}))?$/iu

/** Splits a date without a full year into what comes before the year, and the last two digits of the year. */
const withoutYear = (text: string): { start: string; digits: string } | undefined => {
  const [, first, separator, second, year] = NUMBERS.exec(text) ?? []
  if (first) return { start: [first, second, ''].join(separator), digits: year ?? '' }
  const [, named, digits = ''] = DAY_THEN_NAME.exec(text) ?? NAME_THEN_DAY.exec(text) ?? []
  return named ? { start: `${named} `, digits } : undefined
}

/**
 * Adds the year if the limits leave only one: the only year there is, or the only one in which the day is within
 * the limits.
 */
const withYear = (format: DateFormat, text: string, limits: DateLimits): string => {
  const { min, max } = limits
  const short = withoutYear(text)
  if (!short || !min || !max) return text
  const first = Number(min.slice(0, 4))
  const years = Array.from({ length: Number(max.slice(0, 4)) - first + 1 }, (_, index) => first + index)
  const dates = years
    .map(String)
    .filter(year => year.endsWith(short.digits))
    .map(year => short.start + year)
  if (dates.length === 1) return dates[0] ?? text
  const possible = dates.filter(date => {
    const day = readDate(format, date)
    return day !== null && isSelectable(day, limits)
  })
  return possible.length === 1 ? (possible[0] ?? text) : text
}

const whyUnread = (format: DateFormat, text: string) => {
  if (partsOf(format, text)) return 'nonexistent'
  return SHORT_YEAR.test(text) ? 'shortYear' : 'unreadable'
}

/** Parses the input to a day, an empty value, or an error. */
export const parseInput = (
  format: DateFormat,
  text: string,
  limits: DateLimits,
): { day: string | null } | { problem: DateProblem } => {
  if (text.trim() === '') return { day: null }
  const full = withYear(format, plain(text), limits)
  const day = readDate(format, full)
  const { min, max } = limits
  if (!day) return { problem: { kind: whyUnread(format, full) } }
  if (min && day < min) return { problem: { kind: 'tooEarly', day: min } }
  if (max && day > max) return { problem: { kind: 'tooLate', day: max } }
  return isSelectable(day, limits) ? { day } : { problem: { kind: 'disabled' } }
}
