import { createRoute, lazyRouteComponent as lazy } from '@tanstack/react-router'
import { settingsGroups } from '../../base/pages/office-menu.ts'
import { paths } from '../../base/pages/paths.ts'
import { tableSearch } from '../../base/pages/search.ts'
import { inSettings } from './settings-route.tsx'
import { below, fillCache, LoadFailed, personalPage } from './user-route.tsx'

const data = () => import('../../areas/programme/teachers/api.ts')

const teachers = createRoute({
  getParentRoute: inSettings,
  path: below(paths.TeachersAdmin),
  ...personalPage({
    texts: {
      en: { title: 'Teachers', description: 'Who teaches, with biography, portrait and account.' },
      de: { title: 'Lehrpersonen', description: 'Wer unterrichtet, mit Biografie, Porträt und Konto.' },
    },
    access: 'manage_programme',
    section: 'settings',
    sectionGroup: settingsGroups.academy,
  }),
  validateSearch: tableSearch('account', 'incomplete'),
  loader: fillCache(async () => (await data()).teacherListQueries),
  component: lazy(
    () => import('../../areas/programme/office-pages/teachers/teacher-list-page.tsx'),
    'TeacherListPage',
  ),
  errorComponent: LoadFailed,
})
const newTeacher = createRoute({
  getParentRoute: inSettings,
  path: below(paths.NewTeacherAdmin),
  ...personalPage({
    texts: {
      en: { title: 'New teacher', description: 'Name and biography in both languages.' },
      de: { title: 'Neue Lehrperson', description: 'Name und Biografie in beiden Sprachen.' },
    },
    access: 'manage_programme',
  }),
  component: lazy(
    () => import('../../areas/programme/office-pages/teachers/teacher-page.tsx'),
    'NewTeacherPage',
  ),
})
const teacher = createRoute({
  getParentRoute: inSettings,
  path: below(paths.TeacherAdmin),
  ...personalPage({
    texts: {
      en: { title: 'Teacher', description: 'Name, biography, portrait and account of a teacher.' },
      de: { title: 'Lehrperson', description: 'Name, Biografie, Porträt und Konto einer Lehrperson.' },
    },
    access: 'manage_programme',
  }),
  loader: async visit => (await data()).loadTeacherPage(visit),
  component: lazy(
    () => import('../../areas/programme/office-pages/teachers/teacher-page.tsx'),
    'TeacherPage',
  ),
  errorComponent: LoadFailed,
})

/** The pages of the office about teachers. */
export const teacherPages = [teachers, newTeacher, teacher] as const
