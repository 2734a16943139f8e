// Does not import zod: the pages load this file too.

/** The languages of the platform. When one is added here, the compiler reports every place that lacks it. */
export const locales = ['de', 'en'] as const
export type Locale = (typeof locales)[number]

/** The region determines separators, the order of a date and the position of a sign. */
export const regions: Record<Locale, string> = { de: 'de-AT', en: 'en-GB' }

/** For a person who prefers none of the supported languages. */
export const defaultLocale = 'en' as const satisfies Locale

/** The language of the office: for its mails and for records written for it. */
export const officeLocale: Locale = 'de'

/** One field per language: `Localized<'name'>` is `{ name_de: string; name_en: string }`. */
export type Localized<Name extends string, Value = string> = Record<`${Name}_${Locale}`, Value>

/** Makes one value per language, in the order of `locales`. */
export const byLocale = <Value>(make: (locale: Locale) => Value): Record<Locale, Value> =>
  Object.fromEntries(locales.map(locale => [locale, make(locale)])) as Record<Locale, Value>

/** Makes one field per language: `localizedBy('key', locale => `terms_${locale}.pdf`)`. */
export const localizedBy = <Name extends string, Value>(
  name: Name,
  make: (locale: Locale) => Value,
): Localized<Name, Value> =>
  Object.fromEntries(locales.map(locale => [`${name}_${locale}`, make(locale)])) as Localized<Name, Value>

/** Makes one field per language with the same value: `localized('name', z.string())`. */
export const localized = <Name extends string, Value>(name: Name, value: Value): Localized<Name, Value> =>
  localizedBy(name, () => value)

/** Makes one field per name and language. */
export const localizedFields = <Name extends string, Value>(
  names: readonly Name[],
  make: (name: Name, locale: Locale) => Value,
): Localized<Name, Value> =>
  Object.fromEntries(
    names.flatMap(name => locales.map(locale => [`${name}_${locale}`, make(name, locale)] as const)),
  ) as Localized<Name, Value>

/** Returns the given language, for example of a header or an attribute, if it is supported. */
export const knownLocale = (language: unknown): Locale | undefined =>
  locales.find(locale => locale === language)

/**
 * Returns the language for a `preference` from a header or browser; the default if it names no supported
 * language.
 */
export const pickLocale = (preference: string | undefined): Locale => {
  if (!preference) return defaultLocale
  const accepted = preference
    .split(',')
    .map(part => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';')
      const quality = parameters.map(parameter => /^\s*q=(.*)$/.exec(parameter)?.[1]).find(Boolean)
      return { language: tag.split('-')[0], weight: quality === undefined ? 1 : Number(quality) }
    })
    // `q=0` excludes a language; a quality that is not a number is ignored.
    .filter(entry => entry.weight > 0)
    .sort((a, b) => b.weight - a.weight)
  return accepted.map(entry => knownLocale(entry.language)).find(Boolean) ?? defaultLocale
}

interface LocaleSources {
  /** The value of `?lang`, which links from search engines contain. */
  lang: unknown
  /** The Cookie header; the language switch stores its choice in the cookie `locale`. */
  cookie: string | undefined
  /** The Accept-Language header. */
  acceptLanguage: string | undefined
}

/** Returns the language of a page: `?lang` first, then the cookie, then the browser's preference. */
export const pageLocaleOf = ({ lang, cookie, acceptLanguage }: LocaleSources): Locale => {
  // With HTTPS the cookie has a prefix; the one without it may be left from an earlier version.
  const named = [/(?:^|;\s*)__Host-locale=(\w\w)(?:;|$)/, /(?:^|;\s*)locale=(\w\w)(?:;|$)/]
  const chosen = named.map(pattern => pattern.exec(cookie ?? '')?.[1]).find(Boolean)
  return knownLocale(lang) ?? knownLocale(chosen) ?? pickLocale(acceptLanguage)
}
