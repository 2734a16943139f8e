import { createRoute, lazyRouteComponent as lazy } from '@tanstack/react-router'
import { pageHeads as heads } from '../page-heads.ts'
import { text } from '../search.ts'
import { officeLodgingRoutes } from './office-lodging/office-lodging-routes.tsx'
import { surveyRoutes } from './office-surveys/survey-routes.tsx'
import { staffRoutes } from './staff-routes.tsx'
import { cached, fillCache, inUser, user } from './user-route.tsx'

const dashboard = createRoute({
  getParentRoute: inUser,
  path: '/',
  loader: async ({ context }) => (await import('./dashboard/dashboard-data.ts')).loadDashboard(context.call),
  component: lazy(() => import('./dashboard/dashboard.tsx'), 'Dashboard'),
  pendingComponent: lazy(() => import('./dashboard/dashboard.tsx'), 'DashboardLoading'),
  errorComponent: lazy(() => import('./dashboard/dashboard.tsx'), 'DashboardFailure'),
  ...cached,
})
const profile = createRoute({
  getParentRoute: inUser,
  path: 'profile',
  loader: fillCache(async () => (await import('./profile/profile-data.ts')).profileQueries),
  head: ({ match }) => heads.profile(match),
  component: lazy(() => import('./profile/profile.tsx'), 'ProfilePage'),
  pendingComponent: lazy(() => import('./profile/profile.tsx'), 'ProfileLoading'),
  errorComponent: lazy(() => import('./profile/profile.tsx'), 'ProfileFailure'),
  ...cached,
})
const officeInvoices = createRoute({
  getParentRoute: inUser,
  path: 'a/invoices',
  validateSearch: (search: Record<string, unknown>) => ({
    ...text(search, 'search'),
    ...text(search, 'state'),
    ...text(search, 'page'),
  }),
  loader: fillCache(
    async () => (await import('./office-invoices/office-invoices-data.ts')).officeInvoicesQueries,
  ),
  head: ({ match }) => heads.invoices(match),
  component: lazy(() => import('./office-invoices/office-invoices.tsx'), 'OfficeInvoicesPage'),
  pendingComponent: lazy(() => import('./office-invoices/office-invoices.tsx'), 'OfficeInvoicesLoading'),
  errorComponent: lazy(() => import('./office-invoices/office-invoices.tsx'), 'OfficeInvoicesFailure'),
  ...cached,
})
const officeConcerts = createRoute({
  getParentRoute: inUser,
  path: 'a/concerts',
  loader: fillCache(
    async () => (await import('./office-concerts/office-concerts-data.ts')).officeConcertsQueries,
  ),
  head: ({ match }) => heads.concerts(match),
  component: lazy(() => import('./office-concerts/office-concerts.tsx'), 'OfficeConcerts'),
  pendingComponent: lazy(() => import('./office-concerts/office-concerts.tsx'), 'OfficeConcertsLoading'),
  errorComponent: lazy(() => import('./office-concerts/office-concerts.tsx'), 'OfficeConcertsFailure'),
  ...cached,
})
const myMasterclasses = createRoute({
  getParentRoute: inUser,
  path: 'masterclass',
  ...cached,
  loader: fillCache(async () => (await import('./masterclass/masterclass-data.ts')).myMasterclassesQueries),
  head: ({ match }) => heads.myMasterclasses(match),
  component: lazy(() => import('./masterclass/my-masterclasses.tsx'), 'MyMasterclasses'),
  pendingComponent: lazy(() => import('./masterclass/my-masterclasses.tsx'), 'MyMasterclassesLoading'),
  errorComponent: lazy(() => import('./masterclass/my-masterclasses.tsx'), 'MyMasterclassesFailure'),
})
const masterclassApplication = createRoute({
  getParentRoute: inUser,
  path: 'masterclass/$masterclassId',
  ...cached,
  loader: async visit => (await import('./masterclass/masterclass-data.ts')).loadApplicationPage(visit),
  head: ({ match }) => heads.masterclassApplication(match),
  component: lazy(() => import('./masterclass/masterclass-application.tsx'), 'MasterclassApplication'),
  pendingComponent: lazy(() => import('./masterclass/my-masterclasses.tsx'), 'MyMasterclassesLoading'),
  errorComponent: lazy(() => import('./masterclass/my-masterclasses.tsx'), 'MyMasterclassesFailure'),
})
const myAccommodation = createRoute({
  getParentRoute: inUser,
  path: 'acomodation',
  validateSearch: (search: Record<string, unknown>) => text(search, 'step'),
  ...cached,
  loader: async ({ context }) =>
    (await import('./accommodation/accommodation-data.ts')).loadAccommodationPage(context.call),
  head: ({ match }) => heads.myAccommodation(match),
  component: lazy(() => import('./accommodation/my-accommodation.tsx'), 'MyAccommodation'),
  pendingComponent: lazy(() => import('./accommodation/my-accommodation.tsx'), 'MyAccommodationLoading'),
  errorComponent: lazy(() => import('./accommodation/my-accommodation.tsx'), 'MyAccommodationFailure'),
})
const myConcert = createRoute({
  getParentRoute: inUser,
  path: 'concert',
  validateSearch: (search: Record<string, unknown>) => text(search, 'request'),
  ...cached,
  loader: fillCache(async () => (await import('./concert/concert-data.ts')).concertQueries),
  head: ({ match }) => heads.myConcert(match),
  component: lazy(() => import('./concert/my-concert.tsx'), 'MyConcert'),
  pendingComponent: lazy(() => import('./concert/my-concert.tsx'), 'MyConcertLoading'),
  errorComponent: lazy(() => import('./concert/my-concert.tsx'), 'MyConcertFailure'),
})

/** Everything below /user. */
export const userRoutes = user.addChildren([
  dashboard,
  profile,
  myAccommodation,
  myConcert,
  myMasterclasses,
  masterclassApplication,
  officeInvoices,
  officeConcerts,
  ...staffRoutes,
  ...officeLodgingRoutes,
  ...surveyRoutes,
])
