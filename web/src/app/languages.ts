import { type Locale, locales } from '@academy/contract/locale'

/** The address of a page in one language, whatever its reader prefers. */
export const inLanguage = (address: string, locale: Locale): string => `${address}?lang=${locale}`

/** A page for search engines: each language has an address of its own, and the bare one suits everybody. */
export const versionsOf = (address: string): { language: Locale | 'x-default'; href: string }[] => [
  ...locales.map(locale => ({ language: locale, href: inLanguage(address, locale) })),
  { language: 'x-default', href: address },
]
