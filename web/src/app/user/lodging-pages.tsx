import { createRoute, lazyRouteComponent as lazy } from '@tanstack/react-router'
import { officeGroups, officeIcons } from '../../base/pages/office-menu.ts'
import { paths } from '../../base/pages/paths.ts'
import { tableSearch, text } from '../../base/pages/search.ts'
import { below, fillCache, inUser, personalPage } from './user-route.tsx'

const data = () => import('../../areas/lodging/office-pages/office-lodging-data.ts')

const lodging = createRoute({
  getParentRoute: inUser,
  path: below(paths.LodgingAdmin),
  ...personalPage({
    texts: {
      en: { title: 'Accommodation', description: 'How full the house is, and all bookings.' },
      de: { title: 'Unterkunft', description: 'Wie voll das Haus ist, und alle Buchungen.' },
    },
    access: 'manage_lodging',
    personalMenu: [
      {
        name: 'house',
        icon: officeIcons.house,
        group: officeGroups.house,
        short: { en: 'House', de: 'Haus' },
      },
    ],
  }),
  validateSearch: tableSearch('night', 'cancelled'),
  loader: fillCache(async () => (await data()).lodgingQueries),
  component: lazy(() => import('../../areas/lodging/office-pages/lodging-page.tsx'), 'LodgingPage'),
  pendingComponent: lazy(() => import('../../areas/lodging/office-pages/lodging-page.tsx'), 'LodgingLoading'),
  errorComponent: lazy(() => import('../../areas/lodging/office-pages/lodging-page.tsx'), 'LodgingFailure'),
})
const kitchen = createRoute({
  getParentRoute: inUser,
  path: below(paths.KitchenAdmin),
  ...personalPage({
    texts: {
      en: { title: 'Kitchen sheet', description: 'The meals of each day, by diet.' },
      de: { title: 'Küchenliste', description: 'Die Mahlzeiten jedes Tages, nach Kost.' },
    },
    access: 'manage_lodging',
  }),
  loader: fillCache(async () => (await data()).kitchenQueries),
  component: lazy(() => import('../../areas/lodging/office-pages/kitchen-page.tsx'), 'KitchenPage'),
  pendingComponent: lazy(() => import('../../areas/lodging/office-pages/kitchen-page.tsx'), 'KitchenLoading'),
  errorComponent: lazy(() => import('../../areas/lodging/office-pages/kitchen-page.tsx'), 'KitchenFailure'),
})
const housekeeping = createRoute({
  getParentRoute: inUser,
  path: below(paths.HousekeepingAdmin),
  ...personalPage({
    texts: {
      en: { title: 'Housekeeping sheet', description: 'Who leaves, arrives and stays, day by day.' },
      de: { title: 'Zimmerliste', description: 'Wer abreist, anreist und bleibt, Tag für Tag.' },
    },
    access: 'manage_lodging',
  }),
  validateSearch: (search: Record<string, unknown>) => text(search, 'day'),
  loader: fillCache(async () => (await data()).housekeepingQueries),
  component: lazy(() => import('../../areas/lodging/office-pages/housekeeping-page.tsx'), 'HousekeepingPage'),
  pendingComponent: lazy(
    () => import('../../areas/lodging/office-pages/housekeeping-page.tsx'),
    'HousekeepingLoading',
  ),
  errorComponent: lazy(
    () => import('../../areas/lodging/office-pages/housekeeping-page.tsx'),
    'HousekeepingFailure',
  ),
})

const roomPlan = createRoute({
  getParentRoute: inUser,
  path: below(paths.RoomPlanAdmin),
  ...personalPage({
    texts: {
      en: { title: 'Room plan', description: 'Who sleeps in which room.' },
      de: { title: 'Zimmerplan', description: 'Wer in welchem Zimmer schläft.' },
    },
    access: 'manage_lodging',
  }),
  loader: fillCache(async () => (await data()).roomPlanQueries),
  component: lazy(() => import('../../areas/lodging/office-pages/room-plan-page.tsx'), 'RoomPlanPage'),
  pendingComponent: lazy(
    () => import('../../areas/lodging/office-pages/room-plan-page.tsx'),
    'RoomPlanLoading',
  ),
  errorComponent: lazy(
    () => import('../../areas/lodging/office-pages/room-plan-page.tsx'),
    'RoomPlanFailure',
  ),
})

/** The office's pages for beds and meals. */
export const lodgingPages = [lodging, roomPlan, kitchen, housekeeping] as const
