import { createRoute, redirect } from '@tanstack/react-router'
import { addAllRoutes } from './all-routes.ts'
import { maintenance } from './maintenance/maintenance-page.tsx'
import { root } from './root.tsx'
import { memberPages, ownPages } from './user/member-pages.tsx'
import { inUser, user } from './user/user-route.tsx'

/** Adds the routes of all other pages, then opens the address once more. */
const openWithAll = async ({ location }: { location: { href: string } }) => {
  await addAllRoutes()
  throw redirect({ href: location.href, replace: true })
}

const otherPages = createRoute({
  getParentRoute: () => root,
  path: '$',
  // Pages of visitors are loaded as whole pages, unless the app shows content itself: see `guard`.
  staticData: { isContent: true },
  beforeLoad: openWithAll,
})
const officePages = createRoute({ getParentRoute: inUser, path: '$', beforeLoad: openWithAll })

/** The pages of students and teachers. */
export const memberRouteTree = root.addChildren([
  user.addChildren([...memberPages, ...ownPages, officePages]),
  maintenance,
  otherPages,
])
