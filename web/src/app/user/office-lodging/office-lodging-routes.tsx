import { createRoute, lazyRouteComponent as lazy } from '@tanstack/react-router'
import { pageHeads as heads } from '../../page-heads.ts'
import { text } from '../../search.ts'
import { cached, fillCache, inUser } from '../user-route.tsx'

const data = () => import('./office-lodging-data.ts')

const lodging = createRoute({
  getParentRoute: inUser,
  path: 'a/lodging',
  validateSearch: (search: Record<string, unknown>) => ({
    ...text(search, 'search'),
    ...text(search, 'night'),
    ...text(search, 'cancelled'),
    ...text(search, 'page'),
  }),
  loader: fillCache(async () => (await data()).lodgingQueries),
  head: ({ match }) => heads.lodging(match),
  component: lazy(() => import('./lodging-page.tsx'), 'LodgingPage'),
  pendingComponent: lazy(() => import('./lodging-page.tsx'), 'LodgingLoading'),
  errorComponent: lazy(() => import('./lodging-page.tsx'), 'LodgingFailure'),
  ...cached,
})
const kitchen = createRoute({
  getParentRoute: inUser,
  path: 'a/lodging/kitchen',
  loader: fillCache(async () => (await data()).kitchenQueries),
  head: ({ match }) => heads.kitchen(match),
  component: lazy(() => import('./kitchen-page.tsx'), 'KitchenPage'),
  pendingComponent: lazy(() => import('./kitchen-page.tsx'), 'KitchenLoading'),
  errorComponent: lazy(() => import('./kitchen-page.tsx'), 'KitchenFailure'),
  ...cached,
})
const housekeeping = createRoute({
  getParentRoute: inUser,
  path: 'a/lodging/housekeeping',
  validateSearch: (search: Record<string, unknown>) => text(search, 'day'),
  loader: fillCache(async () => (await data()).housekeepingQueries),
  head: ({ match }) => heads.housekeeping(match),
  component: lazy(() => import('./housekeeping-page.tsx'), 'HousekeepingPage'),
  pendingComponent: lazy(() => import('./housekeeping-page.tsx'), 'HousekeepingLoading'),
  errorComponent: lazy(() => import('./housekeeping-page.tsx'), 'HousekeepingFailure'),
  ...cached,
})

/** Beds and meals, for the office. */
export const officeLodgingRoutes = [lodging, kitchen, housekeeping] as const
