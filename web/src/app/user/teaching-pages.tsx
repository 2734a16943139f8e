import { createRoute, lazyRouteComponent as lazy } from '@tanstack/react-router'
import { memberGroups, memberIcons } from '../../base/pages/icons.tsx'
import { paths } from '../../base/pages/paths.ts'
import { tableSearch } from '../../base/pages/search.ts'
import { below, fillCache, inUser, personalPage } from './user-route.tsx'

const pendingComponent = lazy(() => import('../../base/pages/list-page.tsx'), 'ListLoading')

export const teacherMasterclasses = createRoute({
  getParentRoute: inUser,
  path: below(paths.MasterclassesListTeacher),
  ...personalPage({
    texts: {
      en: { title: 'My teaching', description: 'Your masterclasses and their applicants.' },
      de: { title: 'Mein Unterricht', description: 'Ihre Meisterkurse und die Bewerbungen.' },
    },
    access: 'teach',
    personalMenu: [
      {
        name: 'teaching',
        icon: memberIcons.teaching,
        group: memberGroups.academy,
        short: { en: 'Teaching', de: 'Unterricht' },
      },
    ],
  }),
  loader: fillCache(async () => {
    const { myMasterclassesQuery } = await import('../../areas/admission/selection/api.ts')
    return call => ({ masterclasses: myMasterclassesQuery(call) })
  }),
  component: lazy(
    () => import('../../areas/admission/teacher-pages/teacher-masterclasses.tsx'),
    'TeacherMasterclasses',
  ),
  pendingComponent,
})
export const masterclassSelection = createRoute({
  getParentRoute: inUser,
  path: below(paths.MasterclassDetailView),
  ...personalPage({
    texts: {
      en: { title: 'Applicants', description: 'Choose who takes part.' },
      de: { title: 'Bewerbungen', description: 'Wählen Sie, wer teilnimmt.' },
    },
    access: 'teach',
  }),
  validateSearch: tableSearch('applicant', 'decision', 'known', 'news'),
  loader: async visit => (await import('../../areas/admission/selection/api.ts')).loadOwnSelection(visit),
  component: lazy(
    () => import('../../areas/admission/teacher-pages/masterclass-selection.tsx'),
    'MasterclassSelection',
  ),
  pendingComponent,
})
export const accompaniedMasterclasses = createRoute({
  getParentRoute: inUser,
  path: below(paths.MasterclassesListCorrepetieur),
  ...personalPage({
    texts: {
      en: { title: 'My accompaniment', description: 'Whom you accompany, and what they play.' },
      de: { title: 'Meine Korrepetition', description: 'Wen Sie begleiten, und was gespielt wird.' },
    },
    access: 'accompany',
    personalMenu: [
      {
        name: 'accompaniment',
        icon: memberIcons.accompaniment,
        group: memberGroups.academy,
        short: { en: 'Accompany', de: 'Begleiten' },
      },
      {
        name: 'repetition',
        icon: memberIcons.repetition,
        group: memberGroups.academy,
        label: { en: 'Repetition', de: 'Repetition' },
        short: { en: 'Repetition', de: 'Repetition' },
        hash: 'repertoire',
      },
    ],
  }),
  loader: fillCache(async () => {
    const { periodsQuery } = await import('../../areas/schedule/accompaniment/api.ts')
    return call => ({ periods: periodsQuery(call) })
  }),
  component: lazy(
    () => import('../../areas/schedule/personal-pages/accompaniment/accompanied-masterclasses.tsx'),
    'AccompaniedMasterclassesPage',
  ),
  pendingComponent,
})
