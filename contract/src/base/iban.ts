import { byLocale, type Locale, locales } from './locale.ts'

// Does not import zod: pages load this file too.

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

// Account numbers and payment references. Does not import zod.
export { isValidBIC as isBic, isValidIBAN as isIban } from 'ibantools'

export const withoutSpaces = (value: string): string => value.replace(/\s+/g, '').toUpperCase()

/** Groups an IBAN or a reference for reading: AT611904300234573201 → AT61 1904 3002 3457 3201 */
export const inFours = (value: string, separator = ' '): string =>
  withoutSpaces(value).replace(/.{4}(?=.)/g, `$&${separator}`)

/**
 * ISO 7064 (MOD 97-10). Letters count as 10 to 35; the remainder is computed digit by digit, because the
 * number is too long.
 */
const mod97 = (text: string): number => {
  let remainder = 0
  for (const char of text)
    for (const digit of String(Number.parseInt(char, 36))) remainder = (remainder * 10 + Number(digit)) % 97
  return remainder
}

/** Builds an ISO 11649 reference from up to 21 letters and digits: `RF`, two check digits, the text. */
export const creditorReference = (text: string): string => {
  const body = text.replace(/[^a-z\d]/gi, '').toUpperCase()
  return `RF${String(98 - mod97(`${body}RF00`)).padStart(2, '0')}${body}`
}

export const isCreditorReference = (value: string): boolean =>
  /^RF\d{2}[A-Z\d]{1,21}$/.test(value) && mod97(value.slice(4) + value.slice(0, 4)) === 1
