import { byLocale, type Locale, regions } from '@academy/contract/base/locale'
import { daysAndMonths, formatTime, longDays, once } from './format.ts'

const weekdays = byLocale(locale =>
  once(
    () =>
      new Intl.DateTimeFormat(regions[locale], {
        weekday: 'long',
        day: 'numeric',
        month: 'long',
        timeZone: 'UTC',
      }),
  ),
)

// Browsers and the server put different spaces around the dash of a range.
const evenSpaces = (text: string) =>
  text
    .split('–')
    .map(part => part.trim())
    .join(' – ')

/** 2027-08-01, 2027-08-15 → 1 – 15 August 2027 or 1. – 15. August 2027 */
export const formatLongPeriod = (start: string, end: string, locale: Locale): string =>
  evenSpaces(longDays[locale]().formatRange(new Date(start), new Date(end)))

/** The same without the year; one day if both are equal. */
export const formatPeriodOfMonth = (start: string, end: string, locale: Locale): string =>
  evenSpaces(daysAndMonths[locale]().formatRange(new Date(start), new Date(end)))

/** 2027-08-06 → Friday 6 August or Freitag, 6. August */
export const formatLongWeekday = (day: string, locale: Locale): string =>
  weekdays[locale]().format(new Date(day))

const minutes = (minute: string) => (minute === '00' ? '' : `.${minute}`)
const hourTexts: Record<Locale, (hour: string, minute: string) => string> = {
  de: (hour, minute) => `${Number(hour)}${minutes(minute)} Uhr`,
  en: (hour, minute) => `${Number(hour) % 12 || 12}${minutes(minute)} ${Number(hour) < 12 ? 'am' : 'pm'}`,
}

/** 2027-08-06T18:00:00.000Z → 8 pm or 20 Uhr */
export const formatHour = (instant: string, locale: Locale): string => {
  const [hour = '', minute = ''] = formatTime(instant).split(':')
  return hourTexts[locale](hour, minute)
}
