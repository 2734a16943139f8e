import type { Locale } from './locale.ts'

/** Amounts are stored and counted in cents; payloads have euros. */
export const eurosOf = (cents: number): number => cents / 100
// Rounded: 37.1 × 100 is 3710.0000000000005.
export const centsOf = (euros: number): number => Math.round(euros * 100)

// The region determines the decimal separator and the position of the sign; the currency is always the euro.
const regions: Record<Locale, string> = { de: 'de-AT', en: 'en-GB' }

/** Formatters are made when first needed: on a phone one takes as long as a good part of a page. */
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

/** 7500 → "€ 75" or "€75"; cents appear only where there are some. */
export const shortMoneyText = textOf({ trailingZeroDisplay: 'stripIfInteger' })
