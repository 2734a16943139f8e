import type { AppContext } from './context.ts'

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

const siteNames = { en: 'International Summer Academy', de: 'Internationale Sommerakademie' }
const regions = { en: 'en_GB', de: 'de_AT' }

/** What stands in the head of a page: for people's tabs, for search engines and for links that are shared. */
export const headOf = ({ locale, origin }: AppContext, page: PageHead) => {
  const siteName = siteNames[locale]
  const title = page.title === siteName ? siteName : `${page.title} · ${siteName}`
  const address = `${origin}${page.path}`
  return {
    meta: [
      { title },
      { name: 'description', content: page.description },
      { property: 'og:title', content: title },
      { property: 'og:description', content: page.description },
      { property: 'og:type', content: 'website' },
      { property: 'og:url', content: address },
      { property: 'og:site_name', content: siteName },
      { property: 'og:locale', content: regions[locale] },
      { property: 'og:image', content: `${origin}/share.png` },
      ...(page.isPrivate ? [{ name: 'robots', content: 'noindex' }] : []),
      ...(page.jsonLd ? [{ 'script:ld+json': page.jsonLd }] : []),
    ],
    links: page.isPrivate
      ? []
      : [
          { rel: 'canonical', href: address },
          { rel: 'alternate', hrefLang: 'de', href: `${address}?lang=de` },
          { rel: 'alternate', hrefLang: 'en', href: `${address}?lang=en` },
          { rel: 'alternate', hrefLang: 'x-default', href: address },
        ],
  }
}
