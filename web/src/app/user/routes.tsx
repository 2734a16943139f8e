import { createRoute, lazyRouteComponent as lazy } from '@tanstack/react-router'
import { paths } from '../paths.ts'
import { previewPages } from './academy-pages.tsx'
import { lodgingPages } from './lodging-pages.tsx'
import { mailRoutes } from './mail-pages.tsx'
import { officePages } from './office-pages.tsx'
import { personPages } from './person-pages.tsx'
import { record } from './record-pages.tsx'
import { settingsRoutes } from './settings-pages.tsx'
import { masterclassApplication, myAccommodation, myConcert, myMasterclasses } from './student-pages.tsx'
import { surveyPages } from './survey-pages.tsx'
import { correpetiteurMasterclasses, masterclassSelection, teacherMasterclasses } from './teaching-pages.tsx'
import { below, fillCache, inUser, overview, personalPage, user } from './user-route.tsx'

const dashboard = createRoute({
  getParentRoute: inUser,
  path: '/',
  ...personalPage(overview),
  loader: async ({ context }) => (await import('./dashboard/dashboard-data.ts')).loadDashboard(context.call),
  component: lazy(() => import('./dashboard/dashboard.tsx'), 'Dashboard'),
  pendingComponent: lazy(() => import('./dashboard/dashboard.tsx'), 'DashboardLoading'),
  errorComponent: lazy(() => import('./dashboard/dashboard.tsx'), 'DashboardFailure'),
})
const profile = createRoute({
  getParentRoute: inUser,
  path: below(paths.Profile),
  ...personalPage({
    texts: {
      en: { title: 'Profile', description: 'Your personal data, addresses and résumé.' },
      de: { title: 'Profil', description: 'Ihre persönlichen Daten, Adressen und Ihr Lebenslauf.' },
    },
    personalMenu: [{ icon: 'profile', short: { en: 'Profile', de: 'Profil' } }],
  }),
  loader: fillCache(async () => (await import('./profile/profile-data.ts')).profileQueries),
  component: lazy(() => import('./profile/profile.tsx'), 'ProfilePage'),
  pendingComponent: lazy(() => import('./profile/profile.tsx'), 'ProfileLoading'),
  errorComponent: lazy(() => import('./profile/profile.tsx'), 'ProfileFailure'),
})

/** All pages below /user, in the order of the menu. */
export const userRoutes = user.addChildren([
  dashboard,
  myConcert,
  myAccommodation,
  myMasterclasses,
  masterclassApplication,
  teacherMasterclasses,
  masterclassSelection,
  correpetiteurMasterclasses,
  ...personPages,
  ...officePages,
  ...lodgingPages,
  ...surveyPages,
  mailRoutes,
  record,
  settingsRoutes,
  ...previewPages,
  profile,
])
