import { byLocale, type Locale, type Localized, regions } from '@academy/contract/base/locale'
import { centsOf, moneyText, shortMoneyText } from '@academy/contract/base/money'

const partsOf = (day: string) => {
  const [year = '', month = '', date = ''] = day.split('-')
  return { year, month, date }
}

/** 2027-08-01 → 01.08.2027 */
export const formatDay = (day: string): string => `${formatShortDay(day)}${partsOf(day).year}`

/** 2027-08-01 → 01.08. */
export const formatShortDay = (day: string): string => {
  const { month, date } = partsOf(day)
  return `${date}.${month}.`
}

// A range in figures has a hyphen, as specified. One with the name of the month ("1 – 15 August 2027") keeps the en dash of its language.

/** 2027-08-01, 2027-08-15 → 01.08. - 15.08.2027 */
export const formatDayRange = (start: string, end: string): string =>
  `${formatShortDay(start)} - ${formatDay(end)}`

/** 2027-08-01, 2027-08-15 → 01.08. - 15.08., where the year is known. */
export const formatShortRange = (start: string, end: string): string =>
  `${formatShortDay(start)} - ${formatShortDay(end)}`

export const yearOf = (day: string): number => Number(partsOf(day).year)

/** Creates the value on first use: formatters are slow to create on a phone. */
export const once = <T>(make: () => T): (() => T) => {
  let made: T | undefined
  return () => (made ??= make())
}

/** 75 → € 75,00 or €75.00, for lists, where amounts stand below each other. */
export const formatAmount = (amount: number, locale: Locale): string => moneyText(centsOf(amount), locale)

/** 75 → € 75 or €75; with cents only if needed, for running text. */
export const formatMoney = (amount: number, locale: Locale): string => shortMoneyText(centsOf(amount), locale)

const decimals = { minimumFractionDigits: 1, maximumFractionDigits: 2 }
const numbers = byLocale(locale => once(() => new Intl.NumberFormat(regions[locale], decimals)))

/** Formats a mean, as on printed documents: 4.4286 → 4.43 or 4,43; 4 → 4.0 */
export const formatNumber = (value: number, locale: Locale): string => numbers[locale]().format(value)

const counts = byLocale(locale => once(() => new Intl.NumberFormat(locale)))

/** 10000 → 10,000 or 10.000, with the separator of amounts, which the region does not use here. */
export const formatCount = (count: number, locale: Locale): string => counts[locale]().format(count)

/** 182331 → 183 kB, 2400000 → 2.4 MB */
export const formatBytes = (bytes: number, locale: Locale): string => {
  const [amount, unit] =
    bytes < 999_500 ? [Math.ceil(bytes / 1_000), 'kilobyte'] : [bytes / 1_000_000, 'megabyte']
  return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumSignificantDigits: 3 }).format(amount)
}

export const longDays = byLocale(locale =>
  once(() => new Intl.DateTimeFormat(regions[locale], { dateStyle: 'long', timeZone: 'UTC' })),
)

/** 2027-07-01 → 1 July 2027 or 1. Juli 2027, for running text. */
export const formatLongDay = (day: string, locale: Locale): string => longDays[locale]().format(new Date(day))

export const daysAndMonths = byLocale(locale =>
  once(() => new Intl.DateTimeFormat(regions[locale], { day: 'numeric', month: 'long', timeZone: 'UTC' })),
)

/** 2027-08-03 → 3 August or 3. August, where the year is known. */
export const formatDayAndMonth = (day: string, locale: Locale): string =>
  daysAndMonths[locale]().format(new Date(day))

const weekdayNames = byLocale(locale =>
  once(() => new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' })),
)

/** 2027-08-01 → Sun or So */
export const formatWeekday = (day: string, locale: Locale): string =>
  weekdayNames[locale]().format(new Date(day))

/** 2027-08-01 → Sun 01.08. or So 01.08. */
export const formatDayOfWeek = (day: string, locale: Locale): string =>
  `${formatWeekday(day, locale)} ${formatShortDay(day)}`

/** Returns the name in the given language. */
export const nameIn = (locale: Locale, named: Localized<'name'>): string => named[`name_${locale}`]

// The Swedish locale formats dates as YYYY-MM-DD.
const viennaDay = once(
  () => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Vienna', dateStyle: 'short' }),
)

/** Returns the calendar day at the academy, as YYYY-MM-DD. */
export const dayInVienna = (instant: string): string => viennaDay().format(new Date(instant))

const viennaTime = once(
  () => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Vienna', timeStyle: 'short' }),
)

/** 2027-06-01T08:00:00.000Z → 10:00 */
export const formatTime = (instant: string): string => viennaTime().format(new Date(instant))

/** 2027-06-01T08:00:00.000Z → 01.06.2027, 10:00 */
export const formatInstant = (instant: string): string =>
  `${formatDay(dayInVienna(instant))}, ${formatTime(instant)}`

/** 2027-06-01T08:00:00.000Z → 1 June 2027, 10:00 or 1. Juni 2027, 10:00, for running text. */
export const formatLongInstant = (instant: string, locale: Locale): string =>
  `${formatLongDay(dayInVienna(instant), locale)}, ${formatTime(instant)}`
