import { can } from '@academy/contract/base/abilities'
import type { Locale } from '@academy/contract/base/locale'
import type { PageRecord, SiteEntry } from './page.ts'

interface MatchedPage {
  staticData: { page?: PageRecord; isContent?: true }
}

/**
 * Returns the matches of a navigation. The router's type for them refers to the route tree, so routes cannot
 * use it.
 */
export const matchesOf = (navigation: object): readonly MatchedPage[] =>
  'matches' in navigation ? (navigation.matches as readonly MatchedPage[]) : []

/** Returns the record of the matched page; undefined if there is no page. */
export const recordOf = (matches: readonly MatchedPage[]): PageRecord | undefined =>
  matches.at(-1)?.staticData.page

/**
 * Whether the matched page is content: plain HTML of the server, in which only islands are interactive. Other pages
 * are hydrated as a whole.
 */
export const isContentPage = (matches: readonly MatchedPage[]): boolean => {
  const { page, isContent } = matches.at(-1)?.staticData ?? {}
  return Boolean(page?.isInSitemap ?? page?.isContent ?? isContent)
}

/** Whether a user with these roles may open a page. */
export const mayOpen = (record: PageRecord | undefined, roles: readonly string[]): boolean => {
  const access = record?.access
  return !access || access === 'guests' || access === 'signed-in' || can(roles, access)
}

/** The part of a route that the menus need. */
interface ListedRoute {
  fullPath: string
  options: { staticData?: { page?: PageRecord } }
}

/** Returns all pages in the order of the route tree, which is also the order of the menus. */
export const pagesOf = (routes: Record<string, ListedRoute>) =>
  Object.values(routes).flatMap(({ fullPath, options }) => {
    const record = options.staticData?.page
    return record ? [{ path: fullPath.replace(/(?<=.)\/$/, ''), record }] : []
  })

export type Page = ReturnType<typeof pagesOf>[number]

/** Returns the nearest page above an address, such as the list of an entry that does not exist. */
export const pageAbove = (pages: readonly Page[], pathname: string): Page | undefined =>
  pages
    .filter(({ path }) => pathname.startsWith(`${path}/`))
    .toSorted((one, other) => other.path.length - one.path.length)[0]

/** Returns the entries of a menu of the site. */
export const siteMenu = (pages: readonly Page[], place: SiteEntry['place'], locale: Locale) =>
  pages.flatMap(({ path, record: { siteMenu: entry, access, texts } }) =>
    entry?.place === place ? [{ path, access, label: entry.label?.[locale] ?? texts[locale].title }] : [],
  )

/**
 * Returns the menu of the personal area for a user with these roles: the entries of all roles combined. The entry of a
 * section leads to the first of its pages that the user may open.
 */
export const personalMenu = (pages: readonly Page[], roles: readonly string[], locale: Locale) => {
  const open = pages.filter(({ record }) => mayOpen(record, roles))
  const targetOf = (page: Page) =>
    open.includes(page) ? page.path : pagesOfSection(open, page.record.section)[0]?.path
  return pages.flatMap(page => {
    const { personalMenu: entries = [], section, texts } = page.record
    const path = targetOf(page)
    if (path === undefined) return []
    return entries.map(({ label, short, group, ...entry }) => ({
      ...entry,
      path,
      label: label?.[locale] ?? texts[locale].title,
      short: short[locale],
      group: group?.[locale],
      section,
      isOneOfSeveral: entries.length > 1,
    }))
  })
}

export type MenuEntry = ReturnType<typeof personalMenu>[number]

/** Divides entries that follow each other by their headings. */
export const byGroup = <Entry extends { group: string | undefined }>(entries: readonly Entry[]) => {
  const groups: { group: string | undefined; entries: Entry[] }[] = []
  for (const entry of entries) {
    const last = groups.at(-1)
    if (last && last.group === entry.group) last.entries.push(entry)
    else groups.push({ group: entry.group, entries: [entry] })
  }
  return groups
}

const pagesOfSection = (pages: readonly Page[], section: PageRecord['section']) =>
  section ? pages.filter(({ path, record }) => record.section === section && !path.includes('$')) : []

/** Returns the pages of a section; pages of a single entry are reached from the list of the entries. */
export const sectionMenu = (
  pages: readonly Page[],
  section: PageRecord['section'],
  roles: readonly string[],
  locale: Locale,
) =>
  pagesOfSection(pages, section)
    .filter(({ record }) => mayOpen(record, roles))
    .map(({ path, record: { sectionLabel, sectionGroup, texts } }) => ({
      path,
      label: sectionLabel?.[locale] ?? texts[locale].title,
      group: sectionGroup?.[locale],
    }))
