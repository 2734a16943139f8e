// Does not import zod: pages load this file too.
import { byLocale, type Locale, locales } from '../../base/locale.ts'

const namesOf = (code: string): Record<Locale, string> =>
  byLocale(locale => new Intl.DisplayNames([locale], { type: 'region' }).of(code) ?? '')

/**
 * The address of a bank with its country, which the IBAN tells, in a language. A country at its end, in whatever
 * language somebody has typed it, is replaced.
 */
export const bankAddressIn = (address: string, iban: string, locale: Locale): string => {
  if (!address || !/^[A-Z]{2}/.test(iban)) return address
  const names = namesOf(iban.slice(0, 2))
  const typed = locales.map(one => names[one]).find(name => name && address.endsWith(name))
  const place = typed ? address.slice(0, -typed.length).trimEnd().replace(/,$/, '') : address
  return [place, names[locale]].filter(Boolean).join(', ')
}
