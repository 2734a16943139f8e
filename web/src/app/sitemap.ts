import { versionsOf } from '../base/pages/head.ts'
import { paths } from '../base/pages/paths.ts'
import type { Page } from '../base/pages/records.ts'

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** Returns one entry per language, each listing all alternates. */
const entriesOf = (address: string) => {
  const versions = versionsOf(address)
  const links = versions.map(
    ({ language, href }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${escaped(href)}"/>`,
  )
  return versions.map(({ href }) => `<url><loc>${escaped(href)}</loc>${links.join('')}</url>`)
}

/** Returns the sitemap of all public pages in all languages. */
export const sitemapXml = (origin: string, pages: readonly Page[], masterclasses: number[]): string => {
  const addresses = [
    ...pages.filter(({ record }) => record.isInSitemap).map(({ path }) => path),
    ...masterclasses.map(id => paths.Masterclass.replace('$masterclassId', String(id))),
  ]
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...addresses.flatMap(address => entriesOf(origin + address)),
    '</urlset>',
    '',
  ].join('\n')
}

/** Excludes personal pages and the API from search engines. */
export const robotsText = (origin: string): string =>
  [
    'User-agent: *',
    'Disallow: /user',
    'Disallow: /auth',
    'Disallow: /api',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
