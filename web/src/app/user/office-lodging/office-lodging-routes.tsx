import { createRoute, lazyRouteComponent as lazy } from '@tanstack/react-router'
import { pageHeads as heads } from '../../page-heads.ts'
import { text } from '../../search.ts'
import { inUser, live } from '../user-route.tsx'

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
  loader: async ({ context }) => (await data()).loadLodgingPage(context.call),
  head: ({ match }) => heads.lodging(match),
  component: lazy(() => import('./lodging-page.tsx'), 'LodgingPage'),
  pendingComponent: lazy(() => import('./lodging-page.tsx'), 'LodgingLoading'),
  errorComponent: lazy(() => import('./lodging-page.tsx'), 'LodgingFailure'),
  ...live,
})
const kitchen = createRoute({
  getParentRoute: inUser,
  path: 'a/lodging/kitchen',
  loader: async ({ context }) => (await data()).loadKitchenPage(context.call),
  head: ({ match }) => heads.kitchen(match),
  component: lazy(() => import('./kitchen-page.tsx'), 'KitchenPage'),
  pendingComponent: lazy(() => import('./kitchen-page.tsx'), 'KitchenLoading'),
  errorComponent: lazy(() => import('./kitchen-page.tsx'), 'KitchenFailure'),
  ...live,
})
const housekeeping = createRoute({
  getParentRoute: inUser,
  path: 'a/lodging/housekeeping',
  validateSearch: (search: Record<string, unknown>) => text(search, 'day'),
  loader: async ({ context }) => (await data()).loadHousekeepingPage(context.call),
  head: ({ match }) => heads.housekeeping(match),
  component: lazy(() => import('./housekeeping-page.tsx'), 'HousekeepingPage'),
  pendingComponent: lazy(() => import('./housekeeping-page.tsx'), 'HousekeepingLoading'),
  errorComponent: lazy(() => import('./housekeeping-page.tsx'), 'HousekeepingFailure'),
  ...live,
})

/** Beds and meals, for the office. */
export const officeLodgingRoutes = [lodging, kitchen, housekeeping] as const
