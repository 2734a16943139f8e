import { type PageName, paths } from './paths.ts'

const publicPages: PageName[] = ['Home', 'Masterclasses', 'Academy', 'About', 'Contact', 'Imprint', 'Privacy']
const languages = ['de', 'en']

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const alternate = (language: string, address: string) =>
  `<xhtml:link rel="alternate" hreflang="${language}" href="${escaped(address)}"/>`

const entry = (address: string) =>
  [
    `<url><loc>${escaped(address)}</loc>`,
    ...languages.map(language => alternate(language, `${address}?lang=${language}`)),
    alternate('x-default', address),
    '</url>',
  ].join('')

/** Every page that search engines should know, in all its languages. */
export const sitemapXml = (origin: string, masterclasses: number[]): string => {
  const addresses = [
    ...publicPages.map(name => paths[name]),
    ...masterclasses.map(id => paths.Masterclass.replace('$masterclassId', String(id))),
  ]
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...addresses.map(address => entry(origin + address)),
    '</urlset>',
    '',
  ].join('\n')
}

/** Search engines stay out of what belongs to one person, and of the API. */
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
