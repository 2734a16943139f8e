import { createRoute, redirect } from '@tanstack/react-router'
import { paths } from '../base/pages/paths.ts'
import { accountPages, emailVerification } from './account-pages.tsx'
import { infoPages } from './info-pages.tsx'
import { maintenance } from './maintenance/maintenance-page.tsx'
import { otherPages } from './other-pages.tsx'
import { main, root } from './root.tsx'
import { sitePages } from './site-pages.tsx'
import { overview } from './user/user-route.tsx'

const inRoot = () => root

/** The server answers with the app that has the page. */
const loadDocument = ({ location }: { location: { href: string } }) => {
  throw redirect({ href: location.href, reloadDocument: true })
}

// Its entry in the menu.
const personalArea = createRoute({
  getParentRoute: inRoot,
  path: paths.PersonalHomeView,
  staticData: { page: overview, isContent: true },
  beforeLoad: loadDocument,
})
const personalPages = createRoute({
  getParentRoute: inRoot,
  path: `${paths.PersonalHomeView}/$`,
  staticData: { isContent: true },
  beforeLoad: loadDocument,
})

/** The pages of visitors. Those of the personal area, of which there are many, are loaded as whole pages. */
export const accountRouteTree = root.addChildren([
  main.addChildren([...sitePages, accountPages, ...infoPages, ...otherPages, emailVerification]),
  maintenance,
  personalArea,
  personalPages,
])
