import type { Locale } from '@academy/contract/locale'

/** The first of the reader's languages that the site speaks; English when it speaks none of them. */
export const pickLocale = (languages: readonly string[]): Locale =>
  languages.map(localeOf).find(locale => locale !== undefined) ?? 'en'

const localeOf = (language: string): Locale | undefined => {
  const [tag] = language.toLowerCase().split('-')
  return tag === 'de' || tag === 'en' ? tag : undefined
}

/** The language of the page is written in one place: the `lang` of its root, where screen readers look, too. */
export const pageLocale = (): Locale => pickLocale([document.documentElement.lang])

export const setPageLocale = (locale: Locale): void => {
  document.documentElement.lang = locale
}
