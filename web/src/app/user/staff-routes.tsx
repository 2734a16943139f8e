import { createRoute, lazyRouteComponent as lazy } from '@tanstack/react-router'
import { pageHeads as heads } from '../page-heads.ts'
import { text } from '../search.ts'
import { cached, fillCache, inUser } from './user-route.tsx'

const selection = () => import('../../features/selection/api.ts')

const list = {
  ...cached,
  pendingComponent: lazy(() => import('./list-loading.tsx'), 'ListLoading'),
}

const teacherMasterclasses = createRoute({
  getParentRoute: inUser,
  path: 't/masterclass',
  loader: fillCache(async () => {
    const { myMasterclassesQuery } = await selection()
    return call => ({ masterclasses: myMasterclassesQuery(call) })
  }),
  head: ({ match }) => heads.teaching(match),
  component: lazy(() => import('./teacher-masterclass/teacher-masterclasses.tsx'), 'TeacherMasterclasses'),
  ...list,
})
const masterclassSelection = createRoute({
  getParentRoute: inUser,
  path: 't/masterclass/$masterclassId',
  validateSearch: (search: Record<string, unknown>) => text(search, 'applicant'),
  loader: async visit => (await import('./teacher-masterclass/selection-data.ts')).loadOwnSelection(visit),
  head: ({ match }) => heads.selection(match),
  component: lazy(() => import('./teacher-masterclass/masterclass-selection.tsx'), 'MasterclassSelection'),
  ...list,
})
const officeMasterclasses = createRoute({
  getParentRoute: inUser,
  path: 'a/masterclass',
  loader: fillCache(async () => {
    const { officeMasterclassesQuery } = await selection()
    return call => ({ office: officeMasterclassesQuery(call) })
  }),
  head: ({ match }) => heads.allMasterclasses(match),
  component: lazy(() => import('./office-masterclass/office-masterclasses.tsx'), 'OfficeMasterclasses'),
  ...list,
})
const correpetiteurMasterclasses = createRoute({
  getParentRoute: inUser,
  path: 'r/masterclass',
  loader: fillCache(async () => {
    const { periodsQuery } = await import('../../features/correpetition/api.ts')
    return call => ({ periods: periodsQuery(call) })
  }),
  head: ({ match }) => heads.accompaniment(match),
  component: lazy(
    () => import('./correpetiteur-masterclass/correpetiteur-masterclasses.tsx'),
    'CorrepetiteurMasterclasses',
  ),
  ...list,
})

/** The pages of teachers, correpetiteurs and the office around the selection. */
export const staffRoutes = [
  teacherMasterclasses,
  masterclassSelection,
  correpetiteurMasterclasses,
  officeMasterclasses,
] as const
