// Formats days and numbers for mails and PDFs.
import { byLocale, type Locale, regions } from '@academy/contract/base/locale'
import { dayInVienna } from './clock.ts'

/** Replaces the thin spaces around the dash, which many fonts lack. */
const spacedDash = (text: string) => text.replace(/(?<!\s)\s*–\s*/, ' – ')

// Made once: making a formatter takes a hundred times as long as using it.
const dayFormats = byLocale(
  locale => new Intl.DateTimeFormat(regions[locale], { dateStyle: 'long', timeZone: 'UTC' }),
)

/** 2027-08-02 → "2. August 2027" or "2 August 2027". */
export const dayText = (day: string, locale: Locale): string => dayFormats[locale].format(new Date(day))

/** 2027-08-06 → "Freitag, 6. August 2027" or "Friday, 6 August 2027". */
export const weekdayText = (day: string, locale: Locale): string => {
  const weekday = new Date(day).toLocaleDateString(regions[locale], { weekday: 'long', timeZone: 'UTC' })
  return `${weekday}, ${dayText(day, locale)}`
}

/** Formats a moment in the time of Vienna: "12 July 2027, 10:00". */
export const hourText = (moment: Date, locale: Locale): string => {
  const time = new Intl.DateTimeFormat(regions[locale], { timeStyle: 'short', timeZone: 'Europe/Vienna' })
  return `${dayText(dayInVienna(moment), locale)}, ${time.format(moment)}`
}

/** Formats two days as one period, without repeating what they share. */
export const periodText = (start: string, end: string, locale: Locale): string =>
  spacedDash(dayFormats[locale].formatRange(new Date(start), new Date(end)))

const joined = { de: { from: 'vom', to: 'bis' }, en: { from: 'from', to: 'to' } } satisfies Record<
  Locale,
  { from: string; to: string }
>

/** Formats a period within a sentence: "vom 1. bis 15. August 2027" or "from 1 to 15 August 2027". */
export const fromToText = (start: string, end: string, locale: Locale): string => {
  const { from, to } = joined[locale]
  return `${from} ${periodText(start, end, locale).replace(' – ', ` ${to} `)}`
}

/** Lists several periods of one year: "4. August und 6. – 8. August" or "4 August and 6 – 8 August". */
export const shortPeriodsText = (periods: [start: string, end: string][], locale: Locale): string => {
  const days = new Intl.DateTimeFormat(regions[locale], { day: 'numeric', month: 'long', timeZone: 'UTC' })
  const texts = periods.map(([start, end]) => spacedDash(days.formatRange(new Date(start), new Date(end))))
  return new Intl.ListFormat(regions[locale]).format(texts)
}

/** 4.3571 → "4,36" or "4.36", and 3 → "3,0" or "3.0". */
export const decimalText = (value: number, locale: Locale): string =>
  new Intl.NumberFormat(regions[locale], { minimumFractionDigits: 1, maximumFractionDigits: 2 }).format(value)
