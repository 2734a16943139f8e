import { createRoute, lazyRouteComponent as lazy } from '@tanstack/react-router'
import { paths } from '../../base/pages/paths.ts'
import { below, inUser, personalPage } from './user-route.tsx'

const person = createRoute({
  getParentRoute: inUser,
  path: below(paths.PersonAdmin),
  ...personalPage({
    texts: {
      en: { title: 'Person', description: 'Everything about one person.' },
      de: { title: 'Person', description: 'Alles über eine Person.' },
    },
    access: 'manage_people',
  }),
  loader: async visit =>
    (await import('../../areas/office/office-pages/person-page/person-data.ts')).loadPersonPage(visit),
  component: lazy(() => import('../../areas/office/office-pages/person-page/person-page.tsx'), 'PersonPage'),
  pendingComponent: lazy(
    () => import('../../areas/office/office-pages/person-page/person-page.tsx'),
    'PersonLoading',
  ),
  errorComponent: lazy(
    () => import('../../areas/office/office-pages/person-page/person-page.tsx'),
    'PersonFailure',
  ),
})

/** The page of one person, for the office. */
export const personPages = [person] as const
