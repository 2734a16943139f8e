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

// The region decides about comma and place of the sign; the currency is always the euro.
const euros = (region: string) =>
  new Intl.NumberFormat(region, { style: 'currency', currency: 'EUR', trailingZeroDisplay: 'stripIfInteger' })
const money: Record<Locale, Intl.NumberFormat> = { de: euros('de-AT'), en: euros('en-GB') }

/** 75 → € 75 or €75; cents only where there are some. */
export const formatMoney = (amount: number, locale: Locale): string => money[locale].format(amount)

/** The name of something that the data names in both languages. */
export const nameIn = (locale: Locale, named: { name_de: string; name_en: string }): string =>
  locale === 'de' ? named.name_de : named.name_en

// The Swedish way to write a date is YYYY-MM-DD.
const viennaDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Vienna', dateStyle: 'short' })

/** The calendar day at the academy, as YYYY-MM-DD. */
export const dayInVienna = (instant: string): string => viennaDay.format(new Date(instant))
