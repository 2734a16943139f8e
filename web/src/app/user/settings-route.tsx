import { createRoute, lazyRouteComponent as lazy, retainSearchParams } from '@tanstack/react-router'
import { text } from '../../base/pages/search.ts'
import { inUser } from './user-route.tsx'

/** The layout of the pages on which the office sets up its academy. */
export const settings = createRoute({
  getParentRoute: inUser,
  id: 'settings',
  // The year that the office has chosen: links between the pages of the settings keep it.
  validateSearch: (search: Record<string, unknown>) => text(search, 'academy'),
  search: { middlewares: [retainSearchParams(['academy'])] },
  component: lazy(() => import('./settings-layout.tsx'), 'SettingsLayout'),
})
export const inSettings = () => settings
