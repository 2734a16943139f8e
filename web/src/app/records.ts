import { flagsOf } from '@academy/contract/accounts/roles'
import type { Locale } from '@academy/contract/locale'
import type { PageRecord } from './page.ts'

interface MatchedPage {
  staticData: { page?: PageRecord }
}

/** The matches of a navigation. Their type in the router refers to the route tree, so a route cannot name it itself. */
export const matchesOf = (navigation: object): readonly MatchedPage[] =>
  'matches' in navigation ? (navigation.matches as readonly MatchedPage[]) : []

/** The record of the page that an address leads to; none where there is no page. */
export const recordOf = (matches: readonly MatchedPage[]): PageRecord | undefined =>
  matches.at(-1)?.staticData.page

/** Whether somebody with these roles may open a page: one of several roles is enough. */
export const mayOpen = (record: PageRecord | undefined, roles: readonly string[]): boolean => {
  const access = record?.access
  if (!access || access === 'guests' || access === 'members') return true
  return flagsOf(roles)[access]
}

/** A route as the menus need it. */
interface ListedRoute {
  fullPath: string
  options: { staticData?: { page?: PageRecord } }
}

/** All pages in the order of the route tree, which is the order of the menus. */
export const pagesOf = (routes: Record<string, ListedRoute>) =>
  Object.values(routes).flatMap(({ fullPath, options }) => {
    const record = options.staticData?.page
    return record ? [{ path: fullPath.replace(/(?<=.)\/$/, ''), record }] : []
  })

export type Page = ReturnType<typeof pagesOf>[number]

/** The entries of the header or the footer. */
export const siteMenu = (pages: readonly Page[], place: 'header' | 'footer', locale: Locale) =>
  pages.flatMap(({ path, record: { siteMenu: entry, access, texts } }) =>
    entry?.place === place ? [{ path, access, label: entry.label?.[locale] ?? texts[locale].title }] : [],
  )

/** What somebody with these roles finds in the menu of the personal area: everything that any of the roles brings. */
export const personalMenu = (pages: readonly Page[], roles: readonly string[], locale: Locale) =>
  pages
    .filter(({ record }) => mayOpen(record, roles))
    .flatMap(({ path, record: { personalMenu: entries = [], texts } }) =>
      entries.map(({ icon, hash, label, short }) => ({
        path,
        icon,
        hash,
        label: label?.[locale] ?? texts[locale].title,
        short: short[locale],
        isOneOfSeveral: entries.length > 1,
      })),
    )
