import { createRoute, lazyRouteComponent as lazy } from '@tanstack/react-router'
import { peopleFilters } from '../../areas/people/office-pages/people-filters.ts'
import { officeGroups, officeIcons } from '../../base/pages/office-menu.ts'
import { paths } from '../../base/pages/paths.ts'
import { keyedTable, tableSearch } from '../../base/pages/search.ts'
import { below, fillCache, inUser, LoadFailed, personalPage } from './user-route.tsx'

export const record = createRoute({
  getParentRoute: inUser,
  path: below(paths.RecordAdmin),
  ...personalPage({
    texts: {
      en: { title: 'Record', description: 'Who did what, and when.' },
      de: { title: 'Protokoll', description: 'Wer wann was getan hat.' },
    },
    access: 'read_record',
    personalMenu: [
      {
        name: 'record',
        icon: officeIcons.record,
        group: officeGroups.settings,
        short: { en: 'Record', de: 'Protokoll' },
      },
    ],
  }),
  validateSearch: tableSearch('person', 'kind', 'from', 'to'),
  component: lazy(
    () => import('../../areas/office/office-pages/audit-log/audit-log-page.tsx'),
    'AuditLogPage',
  ),
  pendingComponent: lazy(
    () => import('../../areas/office/office-pages/audit-log/audit-log-page.tsx'),
    'AuditLogLoading',
  ),
})

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
  errorComponent: LoadFailed,
})

/** The page of one person, for the office. */
export const personPages = [person] as const

const people = () => import('../../areas/people/office-pages/people-page.tsx')
const officePeople = createRoute({
  getParentRoute: inUser,
  path: below(paths.PeopleAdmin),
  ...personalPage({
    texts: {
      en: { title: 'People', description: 'Everybody of an academy, with what concerns them.' },
      de: { title: 'Personen', description: 'Alle Personen einer Akademie und was sie betrifft.' },
    },
    access: 'manage_people',
    personalMenu: [
      {
        name: 'people',
        icon: officeIcons.people,
        group: officeGroups.people,
        label: { en: 'All people', de: 'Alle Personen' },
        short: { en: 'People', de: 'Personen' },
      },
    ],
  }),
  validateSearch: tableSearch('academy', ...peopleFilters),
  loader: async visit => (await import('../../areas/people/office-pages/people-data.ts')).loadPeople(visit),
  component: lazy(people, 'PeoplePage'),
  errorComponent: LoadFailed,
})
const officeMasterclasses = createRoute({
  getParentRoute: inUser,
  path: below(paths.MasterclassesListAdmin),
  ...personalPage({
    texts: {
      en: { title: 'All masterclasses', description: 'How far the selections are.' },
      de: { title: 'Alle Meisterkurse', description: 'Wie weit die Auswahl ist.' },
    },
    access: 'manage_selection',
    personalMenu: [
      {
        name: 'allMasterclasses',
        icon: officeIcons.allMasterclasses,
        group: officeGroups.classes,
        short: { en: 'Classes', de: 'Kurse' },
      },
    ],
  }),
  validateSearch: tableSearch('applying', 'final', 'waiting', 'applied'),
  loader: fillCache(async () => {
    const { officeMasterclassesQuery } = await import('../../areas/admission/selection/office-api.ts')
    return call => ({ office: officeMasterclassesQuery(call) })
  }),
  component: lazy(
    () => import('../../areas/admission/office-pages/office-masterclasses.tsx'),
    'OfficeMasterclasses',
  ),
  pendingComponent: lazy(() => import('../../base/pages/list-page.tsx'), 'ListLoading'),
})
const plan = () => import('../../areas/schedule/office-pages/plan-page.tsx')
/** Accompanists see it, too. */
const accompanimentPlan = createRoute({
  getParentRoute: inUser,
  path: below(paths.AccompanimentPlan),
  ...personalPage({
    texts: {
      en: { title: 'Accompaniment plan', description: 'Who accompanies whom, and what is missing.' },
      de: { title: 'Korrepetitionsplan', description: 'Wer wen begleitet, und was fehlt.' },
    },
    access: 'see_accompaniment_plan',
    personalMenu: [
      {
        name: 'accompanimentPlan',
        icon: officeIcons.accompanimentPlan,
        group: officeGroups.classes,
        short: { en: 'Plan', de: 'Plan' },
      },
    ],
  }),
  validateSearch: tableSearch('open', ...keyedTable('people'), ...keyedTable('days')),
  loader: fillCache(async () => {
    const { planQuery } = await import('../../areas/schedule/accompaniment-plan/api.ts')
    return call => ({ plan: planQuery(call) })
  }),
  component: lazy(plan, 'PlanPage'),
  errorComponent: LoadFailed,
})
const MasterclassFailed = lazy(
  () => import('../../areas/admission/office-pages/masterclass-failure.tsx'),
  'MasterclassFailure',
)
const waitingList = createRoute({
  getParentRoute: inUser,
  path: below(paths.WaitingListAdmin),
  ...personalPage({
    texts: {
      en: { title: 'Waiting list', description: 'Who waits for a place, and what was offered.' },
      de: { title: 'Warteliste', description: 'Wer auf einen Platz wartet, und was angeboten wurde.' },
    },
    access: 'manage_selection',
  }),
  loader: async ({ context, params }) => {
    const [{ waitingListQueries }, { loadAll }] = await Promise.all([
      import('../../areas/admission/places/api.ts'),
      import('../../base/data-cache.ts'),
    ])
    await loadAll(waitingListQueries(context.call, params.masterclassId))
  },
  component: lazy(
    () => import('../../areas/admission/office-pages/waiting-list-page.tsx'),
    'WaitingListPage',
  ),
  pendingComponent: lazy(() => import('../../base/pages/list-page.tsx'), 'ListLoading'),
  errorComponent: MasterclassFailed,
})
const decisions = createRoute({
  getParentRoute: inUser,
  path: below(paths.DecisionsAdmin),
  ...personalPage({
    texts: {
      en: { title: 'Decide for the teacher', description: 'Decide on the applications of a masterclass.' },
      de: {
        title: 'Für die Lehrperson entscheiden',
        description: 'Entscheiden Sie über die Bewerbungen eines Meisterkurses.',
      },
    },
    access: 'manage_selection',
  }),
  validateSearch: tableSearch('decision'),
  loader: async ({ context, params }) => {
    const [{ officeDecisionsQuery }, { loadFresh }] = await Promise.all([
      import('../../areas/admission/selection/office-api.ts'),
      import('../../base/data-cache.ts'),
    ])
    await loadFresh(officeDecisionsQuery(context.call, params.masterclassId))
  },
  component: lazy(() => import('../../areas/admission/office-pages/decisions-page.tsx'), 'DecisionsPage'),
  pendingComponent: lazy(() => import('../../base/pages/list-page.tsx'), 'ListLoading'),
  errorComponent: MasterclassFailed,
})
const officeConcerts = createRoute({
  getParentRoute: inUser,
  path: below(paths.ConcertsAdmin),
  ...personalPage({
    texts: {
      en: {
        title: 'Concerts',
        description: 'All concert requests, and the evenings on which they are played.',
      },
      de: { title: 'Konzerte', description: 'Alle Konzertanfragen und die Abende, an denen gespielt wird.' },
    },
    access: 'manage_concerts',
    personalMenu: [
      {
        name: 'evenings',
        icon: officeIcons.evenings,
        group: officeGroups.classes,
        short: { en: 'Concerts', de: 'Konzerte' },
      },
    ],
  }),
  validateSearch: tableSearch(),
  loader: fillCache(async () => (await import('../../areas/concerts/evenings/api.ts')).officeConcertsQueries),
  component: lazy(() => import('../../areas/concerts/office-pages/office-concerts.tsx'), 'OfficeConcerts'),
  pendingComponent: lazy(
    () => import('../../areas/concerts/office-pages/office-concerts.tsx'),
    'OfficeConcertsLoading',
  ),
  errorComponent: lazy(
    () => import('../../areas/concerts/office-pages/office-concerts.tsx'),
    'OfficeConcertsFailure',
  ),
})

/** The pages about people and classes, which come first in the menu of the office. */
export const officePages = [
  officePeople,
  officeMasterclasses,
  accompanimentPlan,
  waitingList,
  decisions,
  officeConcerts,
] as const
