import type { RoleFlags } from '@academy/contract/accounts/roles'
import type { Locale } from '@academy/contract/locale'
import { headOf, type Visit } from './head.ts'
import type { IconName } from './user/icons.tsx'

type Localized<T> = Record<Locale, T>

/** Who may open a page: everybody without it. Members with a role are named by the flag of the role. */
export type Access = 'guests' | 'members' | keyof RoleFlags

/** An entry in the header or footer of the site. */
interface SiteEntry {
  place: 'header' | 'footer'
  /** The title of the page, unless it says otherwise. */
  label?: Localized<string>
}

/** An entry in the menu of the personal area. */
interface PersonalEntry {
  icon: IconName
  /** The title of the page, unless it says otherwise. */
  label?: Localized<string>
  /** For the bar at the bottom of a phone, where there is little room. */
  short: Localized<string>
  /** A part of the page. */
  hash?: string
}

/** What the rest of the site knows of a page: heads, menus, access and sitemap are made of it. */
export interface PageRecord {
  texts: Localized<{ title: string; description: string }>
  access?: Access
  siteMenu?: SiteEntry
  personalMenu?: readonly PersonalEntry[]
  isInSitemap?: true
  /** For pages that belong to one person or one link: search engines stay out. */
  isPrivate?: true
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    page?: PageRecord
  }
}

interface Match extends Visit {
  fullPath: string
}

// What stands in the place of a parameter belongs to one person or one link.
const publicPart = (fullPath: string) => fullPath.split('/$')[0]?.replace(/(?<=.)\/$/, '') || '/'

export const pageHead = (match: Match, { texts, isPrivate }: PageRecord) =>
  headOf(match, {
    ...texts[match.context.locale],
    path: publicPart(match.fullPath),
    ...(isPrivate && { isPrivate }),
  })

/** The part of a route that the site knows of: its record, and the head that follows from it. */
export const page = (record: PageRecord) => ({
  staticData: { page: record },
  head: ({ match }: { match: Match }) => pageHead(match, record),
})
