import { expect, test } from 'vitest'
import {
  CONCERT_HOUR,
  concertHourText,
  DECISION_DAYS,
  decisionDaysText,
  lastRepertoireDay,
  repertoireDayText,
} from './constants.ts'
import { type Locale, locales } from './locale.ts'

const localeTags: Record<Locale, string> = { de: 'de', en: 'en-GB' }

const formatted = (instant: string, locale: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
    .format(new Date(instant))
    .replaceAll(/\s/g, ' ')

test.each(locales)('the texts of day and hour say what the constants are: %s', locale => {
  const day = lastRepertoireDay('2027-08-01')
  expect(repertoireDayText[locale]).toBe(
    formatted(day, localeTags[locale], { day: 'numeric', month: 'long' }),
  )
  const hour = formatted(`2027-08-01T${CONCERT_HOUR}:00:00Z`, locale, { hour: 'numeric' })
  expect(concertHourText[locale].toLowerCase()).toBe(hour.toLowerCase())
})

test('the words for the days of the decision are those of the constant', () => {
  expect([DECISION_DAYS, decisionDaysText]).toEqual([14, { de: 'vierzehn Tage', en: 'fourteen days' }])
})
