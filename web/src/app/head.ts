import type { Locale } from '@academy/contract/locale'
import type { AppContext } from './context.ts'
import { inLanguage, versionsOf } from './languages.ts'

interface PageHead {
  title: string
  description: string
  /** The address of the page, without its query. */
  path: string
  /** For pages that belong to one person or one link. */
  isPrivate?: boolean
  /** Structured data for search engines. */
  jsonLd?: object
}

const siteNames: Record<Locale, string> = {
  en: 'International Summer Academy',
  de: 'Internationale Sommerakademie',
}
const regions: Record<Locale, string> = { en: 'en_GB', de: 'de_AT' }

/** Where a page is shown: the visit, and the query of its address. */
export interface Visit {
  context: AppContext
  search: object
}

/** An address that names its language is a page of its own; the bare one speaks the language of its reader. */
const ownAddress = (address: string, { context: { locale }, search }: Visit) =>
  'lang' in search && search.lang === locale ? inLanguage(address, locale) : address

/** What stands in the head of a page: for people's tabs, for search engines and for links that are shared. */
export const headOf = (visit: Visit, page: PageHead) => {
  const { locale, origin } = visit.context
  const siteName = siteNames[locale]
  const title = page.title === siteName ? siteName : `${page.title} · ${siteName}`
  const address = `${origin}${page.path}`
  const own = ownAddress(address, visit)
  return {
    meta: [
      { title },
      { name: 'description', content: page.description },
      { property: 'og:title', content: title },
      { property: 'og:description', content: page.description },
      { property: 'og:type', content: 'website' },
      { property: 'og:url', content: own },
      { property: 'og:site_name', content: siteName },
      { property: 'og:locale', content: regions[locale] },
      { property: 'og:image', content: `${origin}/share.png` },
      ...(page.isPrivate ? [{ name: 'robots', content: 'noindex' }] : []),
      ...(page.jsonLd ? [{ 'script:ld+json': page.jsonLd }] : []),
    ],
    links: page.isPrivate
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
