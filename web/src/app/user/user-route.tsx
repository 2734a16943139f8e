import { createRoute, lazyRouteComponent as lazy } from '@tanstack/react-router'
import type { Call } from '../../base/api.ts'
import { loadMissingStyles } from '../../base/missing-styles.ts'
import type { AppContext } from '../../base/pages/context.ts'
import { visitOf } from '../../base/pages/head.ts'
import { memberIcons } from '../../base/pages/icons.tsx'
import { NeedsScript } from '../../base/pages/needs-script.tsx'
import { type PageRecord, page, pageHead } from '../../base/pages/page.ts'
import { paths } from '../../base/pages/paths.ts'
import type { DataQuery } from '../../base/query.ts'
import { inTheBrowser, root } from '../root.tsx'
import { requireRole } from './require-role.ts'

const loadLayout = async () => {
  const { UserLayout } = await import('./user-layout.tsx')
  await loadMissingStyles()
  return { UserLayout }
}

// Every page has it, so that the menu and the header stay.
const PageMissing = lazy(() => import('./page-missing.tsx'), 'PageMissing')

/** The title of the page, and the skeleton of a list. */
const Loading = lazy(() => import('../../base/pages/list-page.tsx'), 'ListPageLoading')

/** The title of the page, and a button that runs its loader again. */
export const LoadFailed = lazy(() => import('../../base/pages/list-page.tsx'), 'ListPageFailure')

export const overview: PageRecord = {
  texts: {
    en: { title: 'Personal area', description: 'Your applications, bookings and data.' },
    de: { title: 'Mein Bereich', description: 'Ihre Bewerbungen, Buchungen und Daten.' },
  },
  access: 'signed-in',
  isPrivate: true,
  siteMenu: { place: 'header' },
  personalMenu: [
    {
      name: 'overview',
      icon: memberIcons.overview,
      label: { en: 'Overview', de: 'Übersicht' },
      short: { en: 'Overview', de: 'Übersicht' },
    },
  ],
}

// The layout with the main part of the page comes with the script.
const UserPending = () => (
  <main>
    <NeedsScript />
  </main>
)

// The personal area is rendered in the browser only, because the server does not know the session.
export const user = createRoute({
  getParentRoute: () => root,
  path: paths.PersonalHomeView,
  ...inTheBrowser,
  pendingComponent: UserPending,
  beforeLoad: requireRole,
  head: shown => pageHead(visitOf(shown), overview),
  component: lazy(loadLayout, 'UserLayout'),
  notFoundComponent: PageMissing,
})
export const inUser = () => user

/** Returns the path of a page relative to its parent. */
export const below = <Rest extends string>(path: `/user/${Rest}`): Rest =>
  path.slice(paths.PersonalHomeView.length + 1) as Rest

/**
 * The route options of a page in the personal area. Its data is in the cache: the loader runs when the user
 * enters the page, not at every step within it. While it is loading, the title stands above a skeleton.
 */
export const personalPage = (record: PageRecord) => ({
  ...page({ ...record, isPrivate: true }),
  notFoundComponent: PageMissing,
  pendingComponent: Loading,
  gcTime: 0,
  preload: false,
  shouldReload: false,
  pendingMs: 200,
})

type Queries = Record<string, DataQuery<unknown>>

/** Makes the loader of a page whose data depends only on the current user. */
export const fillCache =
  (queriesOf: () => Promise<(call: Call) => Queries>) =>
  async ({ context }: { context: AppContext }): Promise<void> => {
    const [{ loadAll }, queries] = await Promise.all([import('../../base/data-cache.ts'), queriesOf()])
    await loadAll(queries(context.call))
  }
