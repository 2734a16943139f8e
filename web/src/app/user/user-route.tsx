import { createRoute, lazyRouteComponent as lazy } from '@tanstack/react-router'
import type { Call } from '../../lib/api.ts'
import { loadMissingStyles } from '../../lib/missing-styles.ts'
import type { DataQuery } from '../../lib/query.ts'
import type { AppContext } from '../context.ts'
import { pageHeads as heads } from '../page-heads.ts'
import { paths } from '../paths.ts'
import { inTheBrowser, root } from '../root.tsx'
import { keepToOwnPages } from './keep-to-own-pages.ts'

const loadLayout = async () => {
  const { UserLayout } = await import('./user-layout.tsx')
  await loadMissingStyles()
  return { UserLayout }
}

// The personal area is rendered in the browser, which alone knows who is logged in.
export const user = createRoute({
  getParentRoute: () => root,
  path: paths.PersonalHomeView,
  ...inTheBrowser,
  beforeLoad: keepToOwnPages,
  head: ({ match }) => heads.user(match),
  component: lazy(loadLayout, 'UserLayout'),
})
export const inUser = () => user

/** Data lives in the cache of the personal area. A loader runs when its page is entered, not at every step within it. */
export const cached = { gcTime: 0, preload: false, shouldReload: false, pendingMs: 200 }

type Queries = Record<string, DataQuery<unknown>>

/** The loader of a page whose data depends on nothing but who is logged in. */
export const fillCache =
  (queriesOf: () => Promise<(call: Call) => Queries>) =>
  async ({ context }: { context: AppContext }): Promise<void> => {
    const [{ loadAll }, queries] = await Promise.all([import('../../lib/data-cache.ts'), queriesOf()])
    await loadAll(queries(context.call))
  }
