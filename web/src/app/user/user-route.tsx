import { createRoute, lazyRouteComponent as lazy } from '@tanstack/react-router'
import { loadMissingStyles } from '../../lib/missing-styles.ts'
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

// Pages that keep what they show fresh by themselves; whoever comes back to them begins anew.
export const live = { gcTime: 0, preload: false, shouldReload: false, pendingMs: 200 }
