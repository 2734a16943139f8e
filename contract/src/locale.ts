import { z } from 'zod'

export const locales = ['de', 'en'] as const
export type Locale = (typeof locales)[number]
export const Locale = z.enum(locales)

/** The language for a person whose header or browser says `preference`; English when it says neither. */
export const pickLocale = (preference: string | undefined): Locale => {
  if (!preference) return 'en'
  const wishes = preference
    .split(',')
    .map(part => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';')
      const quality = parameters.map(parameter => /^\s*q=(.*)$/.exec(parameter)?.[1]).find(Boolean)
      return { language: tag.split('-')[0], weight: quality === undefined ? 1 : Number(quality) }
    })
    // `q=0` says "not this one"; what is no number says nothing.
    .filter(wish => wish.weight > 0)
    .sort((a, b) => b.weight - a.weight)
  return locales.find(locale => locale === wishes.find(wish => isLocale(wish.language))?.language) ?? 'en'
}

const isLocale = (language: string | undefined) => locales.some(locale => locale === language)

interface PageWishes {
  /** The value of `?lang`, which links from search engines carry. */
  lang: unknown
  /** The header; the language switch keeps its choice in the cookie `locale`. */
  cookie: string | undefined
  /** The header, which says what the browser prefers. */
  acceptLanguage: string | undefined
}

/** The language of a page: the address decides, then the switch, then the browser. */
export const pageLocaleOf = ({ lang, cookie, acceptLanguage }: PageWishes): Locale => {
  const chosen = /(?:^|;\s*)locale=(\w\w)(?:;|$)/.exec(cookie ?? '')?.[1]
  const known = (language: unknown) => locales.find(locale => locale === language)
  return known(lang) ?? known(chosen) ?? pickLocale(acceptLanguage)
}
