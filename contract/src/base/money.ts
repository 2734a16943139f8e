import { type Locale, regions } from './locale.ts'

/** Amounts are stored and calculated in cents; payloads use euros. */
export const eurosOf = (cents: number): number => cents / 100
// Round: 37.1 × 100 is 3710.0000000000005.
export const centsOf = (euros: number): number => Math.round(euros * 100)

/** Returns the share of an amount in whole cents. */
export const percentOf = (cents: number, percent: number): number => Math.round((cents * percent) / 100)

/**
 * Creates formatters on first use: on a phone, creating one takes as long as rendering a good part of a page.
 */
const textOf = (options: Intl.NumberFormatOptions) => {
  const formatters = new Map<Locale, Intl.NumberFormat>()
  return (cents: number, locale: Locale): string => {
    const formatter =
      formatters.get(locale) ??
      new Intl.NumberFormat(regions[locale], { style: 'currency', currency: 'EUR', ...options })
    formatters.set(locale, formatter)
    return formatter.format(eurosOf(cents))
  }
}

/** 7500 → "€ 75,00" or "€75.00". */
export const moneyText = textOf({})

/** 7500 → "€ 75" or "€75"; cents appear only if there are any. */
export const shortMoneyText = textOf({ trailingZeroDisplay: 'stripIfInteger' })
