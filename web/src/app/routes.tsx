import { createRoute, lazyRouteComponent as lazy } from '@tanstack/react-router'
import { accountPages, emailVerification } from './account-pages.tsx'
import { infoPages } from './info-pages.tsx'
import { maintenance, otherPages } from './other-pages.tsx'
import { inMain, main, root } from './root.tsx'
import { sitePages } from './site-pages.tsx'
import { userRoutes } from './user/routes.tsx'

// The widget gallery for developers. The condition excludes it from the production build.
const inDevelopment = import.meta.env.DEV
  ? [
      createRoute({
        getParentRoute: inMain,
        path: '/ui',
        ssr: false,
        head: () => ({ meta: [{ title: 'Widgets' }] }),
        component: lazy(() => import('./pages/widgets/widgets.tsx'), 'Widgets'),
      }),
    ]
  : []

/** All pages, in the order of the menus. */
export const routeTree = root.addChildren([
  main.addChildren([
    ...sitePages,
    accountPages,
    ...infoPages,
    ...otherPages,
    emailVerification,
    ...inDevelopment,
  ]),
  maintenance,
  userRoutes,
])
