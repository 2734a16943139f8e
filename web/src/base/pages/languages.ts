import { type Locale, locales } from '@academy/contract/base/locale'

/** Returns the URL of a page in one language, regardless of the reader's preference. */
export const inLanguage = (address: string, locale: Locale): string => `${address}?lang=${locale}`

/** Returns the alternates for search engines: one URL per language, and the plain one as default. */
export const versionsOf = (address: string): { language: Locale | 'x-default'; href: string }[] => [
  ...locales.map(locale => ({ language: locale, href: inLanguage(address, locale) })),
  { language: 'x-default', href: address },
]
