import { createRoute, lazyRouteComponent as lazy } from '@tanstack/react-router'
import { accountPages, emailVerification } from './account-pages.tsx'
import { infoPages } from './info-pages.tsx'
import { maintenance } from './maintenance/maintenance-page.tsx'
import { otherPages } from './other-pages.tsx'
import { inMain, main, root } from './root.tsx'
import { sitePages } from './site-pages.tsx'
import { previewPages } from './user/academy-pages.tsx'
import { lodgingPages } from './user/lodging-pages.tsx'
import { mailRoutes } from './user/mail-pages.tsx'
import { memberPages, ownPages } from './user/member-pages.tsx'
import { moneyRoutes } from './user/money-pages.tsx'
import { officePages, personPages, record } from './user/office-pages.tsx'
import { settingsRoutes } from './user/settings-pages.tsx'
import { surveyPages } from './user/survey-pages.tsx'
import { user } from './user/user-route.tsx'

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

/** All pages below /user, in the order of the menu. */
const userRoutes = user.addChildren([
  ...memberPages,
  ...personPages,
  ...officePages,
  ...lodgingPages,
  moneyRoutes,
  mailRoutes,
  ...surveyPages,
  settingsRoutes,
  record,
  ...previewPages,
  ...ownPages,
])

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
