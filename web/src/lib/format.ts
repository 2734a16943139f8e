import type { Locale } from '@academy/contract/locale'

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

export const yearOf = (day: string): number => Number(partsOf(day).year)

/** Made when first asked for: on a phone a formatter takes as long as a good part of the page. */
const once = <T>(make: () => T): (() => T) => {
  let made: T | undefined
  return () => (made ??= make())
}

// The region decides about comma and place of the sign; the currency is always the euro.
const euros = (region: string) => {
  const options = { style: 'currency', currency: 'EUR', trailingZeroDisplay: 'stripIfInteger' } as const
  return once(() => new Intl.NumberFormat(region, options))
}
const money: Record<Locale, () => Intl.NumberFormat> = { de: euros('de-AT'), en: euros('en-GB') }

/** 75 → € 75 or €75; cents only where there are some. */
export const formatMoney = (amount: number, locale: Locale): string => money[locale]().format(amount)

/** The name of something that the data names in both languages. */
export const nameIn = (locale: Locale, named: { name_de: string; name_en: string }): string =>
  locale === 'de' ? named.name_de : named.name_en

// The Swedish way to write a date is YYYY-MM-DD.
const viennaDay = once(
  () => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Vienna', dateStyle: 'short' }),
)

/** The calendar day at the academy, as YYYY-MM-DD. */
export const dayInVienna = (instant: string): string => viennaDay().format(new Date(instant))
