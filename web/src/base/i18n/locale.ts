import { defaultLocale, knownLocale, type Locale } from '@academy/contract/base/locale'

/** Stores the choice of the language switch, so that the server renders the right language. */
const LOCALE_COOKIE = 'locale'
const YEAR_SECONDS = 31_536_000

/** Returns the language that the server rendered, from `lang` of the root element. */
export const pageLocale = (): Locale => knownLocale(document.documentElement.lang) ?? defaultLocale

/** The name of each language in that language. */
export const languageNames: Record<Locale, string> = { de: 'Deutsch', en: 'English' }

/** With HTTPS no other host can set it, and no connection without encryption carries it. */
export const localeCookie = (locale: Locale, isSecure: boolean): string => {
  const [prefix, secure] = isSecure ? ['__Host-', '; Secure'] : ['', '']
  return `${prefix}${LOCALE_COOKIE}=${locale}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${secure}`
}

export const rememberLocale = (locale: Locale): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: not all supported browsers have the Cookie Store API
  document.cookie = localeCookie(locale, location.protocol === 'https:')
}

/** Reloads the page, so that all content and server messages are in the new language. */
export const changeLocale = (locale: Locale): void => {
  rememberLocale(locale)
  const address = new URL(location.href)
  // A `lang` query, as in links of search engines, would override the choice.
  const isNamed = address.searchParams.has('lang')
  address.searchParams.delete('lang')
  if (isNamed) location.replace(address)
  else location.reload()
}
