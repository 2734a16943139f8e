import { defaultLocale, knownLocale, type Locale } from '@academy/contract/locale'

/** Remembers the choice of the language switch, so that the server renders the right language, too. */
const LOCALE_COOKIE = 'locale'
const YEAR_SECONDS = 31_536_000

/** The language of the page, as the server wrote it: `lang` of the root, where screen readers look, too. */
export const pageLocale = (): Locale => knownLocale(document.documentElement.lang) ?? defaultLocale

/** What speakers of each language call it. */
export const languageNames: Record<Locale, string> = { de: 'Deutsch', en: 'English' }

const rememberLocale = (locale: Locale): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser of our visitors has the Cookie Store API
  document.cookie = `${LOCALE_COOKIE}=${locale}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`
}

/** The page is loaded anew: everything on it, and everything the server says, is then in the other language. */
export const changeLocale = (locale: Locale): void => {
  rememberLocale(locale)
  const address = new URL(location.href)
  // A link of a search engine names a language, which would beat the choice.
  const isNamed = address.searchParams.has('lang')
  address.searchParams.delete('lang')
  if (isNamed) location.replace(address)
  else location.reload()
}
