// Calendar days, `YYYY-MM-DD`, independent of clocks and time zones. Without zod.
import { byLocale, type Locale } from './locale.ts'

const months: Record<Locale, string> = {
  de: 'Jän Feb März Apr Mai Juni Juli Aug Sep Okt Nov Dez',
  en: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
}
// Written out: the short names of browser and server differ.
const shortMonths = byLocale(locale => months[locale].split(' '))

/** 2004-03-21 → 21. März 2004 or 21. Mar 2004 */
export const birthDateText = (day: string, locale: Locale): string => {
  const [year, month, date] = day.split('-')
  return `${date}. ${shortMonths[locale][Number(month) - 1]} ${year}`
}

const DAY_MS = 86_400_000

/** Days since 1970. */
const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS

export const daysBetween = (from: string, to: string): number => dayNumber(to) - dayNumber(from)

/** Returns the day that many days later, or earlier if negative. */
export const laterDay = (day: string, days: number): string =>
  new Date((dayNumber(day) + days) * DAY_MS).toISOString().slice(0, 10)

/** Whether the text is a day that exists. */
export const isCalendarDay = (text: string): boolean => {
  const day = /^(19|20|21)\d\d-\d\d-\d\d$/.test(text) ? new Date(text) : undefined
  return day !== undefined && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}
