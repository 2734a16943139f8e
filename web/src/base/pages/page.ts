import type { Ability } from '@academy/contract/base/abilities'
import type { Locale } from '@academy/contract/base/locale'
import { headOf, type PageVisit, visitOf } from './head.ts'
import type { memberIcons } from './icons.tsx'
import type { officeIcons } from './office-menu.ts'

type Localized<T> = Record<Locale, T>

/** Who may open a page; everyone if undefined. */
export type Access = 'guests' | 'signed-in' | Ability

/** An entry in a menu of the site. */
export interface SiteEntry {
  /** `guide`: in a list of its own in the footer, and in the menu of phones, for what people look up. */
  place: 'header' | 'footer' | 'guide'
  /** Defaults to the title of the page. */
  label?: Localized<string>
}

export type EntryName = keyof typeof memberIcons | keyof typeof officeIcons

/** An entry in the menu of the personal area. */
interface PersonalEntry {
  name: EntryName
  /** A drawing of `icons.tsx` or `office-menu.ts`. */
  icon: string
  /** The heading above it, which it shares with its neighbours. */
  group?: Localized<string>
  /** Defaults to the title of the page. */
  label?: Localized<string>
  /** A short label for the bar at the bottom of a phone. */
  short: Localized<string>
  /** The fragment of the URL, for a link to a part of the page. */
  hash?: string
}

/** The metadata of a page, from which its head, menu entries, access and sitemap entry are derived. */
export interface PageRecord {
  texts: Localized<{ title: string; description: string }>
  access?: Access
  siteMenu?: SiteEntry
  personalMenu?: readonly PersonalEntry[]
  /** Pages of a section share one entry in the menu of the personal area, and list each other. */
  section?: 'settings' | 'mails' | 'money'
  /** A shorter name for the menu of the section than the title. */
  sectionLabel?: Localized<string>
  /** The heading above it in the menu of the section. */
  sectionGroup?: Localized<string>
  /** A page for everyone to find. It is plain HTML: see `isContentPage`. */
  isInSitemap?: true
  /** As plain HTML, too, but not for everyone to find. */
  isContent?: true
  /** Shown without the header and the menu of the personal area. */
  isBare?: true
  /** For pages that belong to one person or one link: excludes them from search engines. */
  isPrivate?: true
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    page?: PageRecord
    /** A page without a record that is plain HTML: see `isContentPage`. */
    isContent?: true
  }
}

// The values of path parameters belong to one person or one link, and without them there is no such page.
const publicPath = (fullPath: string) =>
  fullPath.includes('/$') ? undefined : fullPath.replace(/(?<=.)\/$/, '') || '/'

/** `description` replaces the one of the record. */
export const pageHead = (visit: PageVisit, { texts, isPrivate }: PageRecord, description?: string) =>
  headOf(visit, {
    ...texts[visit.context.locale],
    ...(description && { description }),
    path: publicPath(visit.fullPath),
    ...(isPrivate && { isPrivate }),
  })

/** The route options that follow from a page record: the record itself and the head. */
export const page = (record: PageRecord) => ({
  staticData: { page: record },
  head: (shown: Parameters<typeof visitOf>[0]) => pageHead(visitOf(shown), record),
})
