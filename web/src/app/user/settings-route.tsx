import { createRoute, lazyRouteComponent as lazy } from '@tanstack/react-router'
import { inUser } from './user-route.tsx'

/** The layout of the pages on which the office sets up its academy. */
export const settings = createRoute({
  getParentRoute: inUser,
  id: 'settings',
  component: lazy(() => import('./settings/settings-layout.tsx'), 'SettingsLayout'),
})
export const inSettings = () => settings
