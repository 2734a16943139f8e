import { type Locale, regions } from '@academy/contract/lib/locale'

const formatterOf = (options: Intl.DateTimeFormatOptions) => {
  const made = new Map<Locale, Intl.DateTimeFormat>()
  return (locale: Locale) => {
    const formatter =
      made.get(locale) ?? new Intl.DateTimeFormat(regions[locale], { timeZone: 'UTC', ...options })
    made.set(locale, formatter)
    return formatter
  }
}

const ofMonth = formatterOf({ day: 'numeric', month: 'long' })
const ofYear = formatterOf({ day: 'numeric', month: 'long', year: 'numeric' })
const ofWeek = formatterOf({ weekday: 'long', day: 'numeric', month: 'long' })

// Browsers and the server put different spaces around the dash of a range.
const evenSpaces = (text: string) =>
  text
    .split('–')
    .map(part => part.trim())
    .join(' – ')

/** 2027-08-01, 2027-08-15 → 1 – 15 August 2027 or 1. – 15. August 2027 */
export const formatLongPeriod = (start: string, end: string, locale: Locale): string =>
  evenSpaces(ofYear(locale).formatRange(new Date(start), new Date(end)))

/** The same without the year; one day if both are equal. */
export const formatPeriodOfMonth = (start: string, end: string, locale: Locale): string =>
  evenSpaces(ofMonth(locale).formatRange(new Date(start), new Date(end)))

/** 2027-08-06 → Friday 6 August or Freitag, 6. August */
export const formatLongWeekday = (day: string, locale: Locale): string => ofWeek(locale).format(new Date(day))

const minutes = (minute: string) => (minute === '00' ? '' : `.${minute}`)
const hourTexts: Record<Locale, (hour: string, minute: string) => string> = {
  de: (hour, minute) => `${Number(hour)}${minutes(minute)} Uhr`,
  en: (hour, minute) => `${Number(hour) % 12 || 12}${minutes(minute)} ${Number(hour) < 12 ? 'am' : 'pm'}`,
}

const viennaTime = formatterOf({
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'Europe/Vienna',
})

/** 2027-08-06T18:00:00.000Z → 8 pm or 20 Uhr */
export const formatHour = (instant: string, locale: Locale): string => {
  const parts = viennaTime(locale).formatToParts(new Date(instant))
  const partOf = (type: string) => parts.find(part => part.type === type)?.value ?? ''
  return hourTexts[locale](partOf('hour'), partOf('minute'))
}
