import { type Locale, locales, regions } from '@academy/contract/base/locale'
import { type SiteInfo, unknownSite } from '../site.ts'
import type { AppContext } from './context.ts'

/** Returns the URL of a page in one language, regardless of the reader's preference. */
const inLanguage = (address: string, locale: Locale): string => `${address}?lang=${locale}`

/** Returns the alternates for search engines: one URL per language, and the plain one as default. */
export const versionsOf = (address: string): { language: Locale | 'x-default'; href: string }[] => [
  ...locales.map(locale => ({ language: locale, href: inLanguage(address, locale) })),
  { language: 'x-default', href: address },
]

interface PageHead {
  title: string
  description: string
  /** The URL path, without the query; undefined if the page is about what only its reader may know. */
  path: string | undefined
  /** For pages of one person or of one link. */
  isPrivate?: boolean
  /** Structured data for search engines. */
  jsonLd?: object
}

/** A page about to be shown: its route, the query of its URL, and the site that it belongs to. */
export interface PageVisit {
  context: AppContext
  fullPath: string
  search: object
  site: SiteInfo
}

interface PageMatch extends Omit<PageVisit, 'site'> {}

interface HeadArguments<Match> {
  match: Match
  matches: readonly { loaderData?: unknown }[]
}

/** Reads the visit from what the router passes to the head of a route: the first match is the root. */
export const visitOf = <Match extends PageMatch>({ match, matches }: HeadArguments<Match>): PageVisit => ({
  context: match.context,
  fullPath: match.fullPath,
  search: match.search,
  site: (matches[0]?.loaderData as SiteInfo | undefined) ?? unknownSite,
})

/** A URL with a language is a separate page; without one it uses the reader's language. */
const ownAddress = (address: string, { context: { locale }, search }: PageVisit) =>
  'lang' in search && search.lang === locale ? inLanguage(address, locale) : address

/** Returns the head of a page: title, search engine and sharing metadata. */
export const headOf = (visit: PageVisit, page: PageHead) => {
  const { locale, origin } = visit.context
  const { siteName } = visit.site
  const title = page.title === siteName ? siteName : `${page.title} · ${siteName}`
  const address = page.path === undefined ? undefined : `${origin}${page.path}`
  const own = address && ownAddress(address, visit)
  return {
    meta: [
      { title },
      { name: 'description', content: page.description },
      { property: 'og:title', content: title },
      { property: 'og:description', content: page.description },
      { property: 'og:type', content: 'website' },
      ...(own ? [{ property: 'og:url', content: own }] : []),
      { property: 'og:site_name', content: siteName },
      { property: 'og:locale', content: regions[locale].replace('-', '_') },
      { property: 'og:image', content: `${origin}/share.png` },
      { property: 'og:image:width', content: '1200' },
      { property: 'og:image:height', content: '630' },
      ...(page.isPrivate ? [{ name: 'robots', content: 'noindex' }] : []),
      ...(page.jsonLd ? [{ 'script:ld+json': page.jsonLd }] : []),
    ],
    links:
      page.isPrivate || !address
        ? []
        : [
            { rel: 'canonical', href: own },
            ...versionsOf(address).map(({ language, href }) => ({
              rel: 'alternate',
              hrefLang: language,
              href,
            })),
          ],
  }
}
