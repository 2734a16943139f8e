import { createRoute, lazyRouteComponent as lazy, notFound } from '@tanstack/react-router'
import { ApiError } from '../../lib/api-errors.ts'
import { pageHeads as heads } from '../page-heads.ts'
import { text } from '../search.ts'
import { inUser } from './user-route.tsx'

const selection = () => import('../../features/selection/api.ts')

// These pages keep what they show fresh by themselves; whoever comes back to them begins anew.
const live = {
  gcTime: 0,
  preload: false,
  shouldReload: false,
  pendingMs: 200,
  pendingComponent: lazy(() => import('./list-loading.tsx'), 'ListLoading'),
}

const teacherMasterclasses = createRoute({
  getParentRoute: inUser,
  path: 't/masterclass',
  loader: async ({ context }) => (await selection()).loadMyMasterclasses(context.call),
  head: ({ match }) => heads.teaching(match),
  component: lazy(() => import('./teacher-masterclasses.tsx'), 'TeacherMasterclasses'),
  ...live,
})
const masterclassSelection = createRoute({
  getParentRoute: inUser,
  path: 't/masterclass/$masterclassId',
  validateSearch: (search: Record<string, unknown>) => text(search, 'applicant'),
  loader: async ({ context, params }) =>
    (await selection()).loadSelection(context.call, params.masterclassId).catch(error => {
      throw error instanceof ApiError && error.status === 404 ? notFound() : error
    }),
  head: ({ match }) => heads.selection(match),
  component: lazy(() => import('./masterclass-selection.tsx'), 'MasterclassSelection'),
  ...live,
})
const officeMasterclasses = createRoute({
  getParentRoute: inUser,
  path: 'a/masterclass',
  loader: async ({ context }) => (await selection()).loadOfficeMasterclasses(context.call),
  head: ({ match }) => heads.allMasterclasses(match),
  component: lazy(() => import('./office-masterclasses.tsx'), 'OfficeMasterclasses'),
  ...live,
})
const correpetiteurMasterclasses = createRoute({
  getParentRoute: inUser,
  path: 'r/masterclass',
  loader: async ({ context }) =>
    (await import('../../features/correpetition/api.ts')).loadPeriods(context.call),
  head: ({ match }) => heads.accompaniment(match),
  component: lazy(() => import('./correpetiteur-masterclasses.tsx'), 'CorrepetiteurMasterclasses'),
  ...live,
})

/** The pages of teachers, correpetiteurs and the office around the selection. */
export const staffRoutes = [
  teacherMasterclasses,
  masterclassSelection,
  correpetiteurMasterclasses,
  officeMasterclasses,
] as const
