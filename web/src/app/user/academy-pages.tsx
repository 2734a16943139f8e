import { createRoute, lazyRouteComponent as lazy } from '@tanstack/react-router'
import { filterOf } from '../../areas/programme/masterclasses/filter.ts'
import { settingsGroups } from '../../base/pages/office-menu.ts'
import { paths } from '../../base/pages/paths.ts'
import { tableSearch } from '../../base/pages/search.ts'
import { inSettings } from './settings-route.tsx'
import { below, fillCache, inUser, LoadFailed, personalPage } from './user-route.tsx'

const data = () => import('../../areas/office/office-pages/academies/academy-data.ts')

const list = createRoute({
  getParentRoute: inSettings,
  path: below(paths.AcademiesAdmin),
  ...personalPage({
    texts: {
      en: { title: 'Academies', description: 'All years of the academy, with days, fees and numbers.' },
      de: { title: 'Akademien', description: 'Alle Jahre der Akademie mit Tagen, Gebühren und Zahlen.' },
    },
    access: 'manage_academies',
    section: 'settings',
    sectionGroup: settingsGroups.academy,
  }),
  validateSearch: tableSearch('state'),
  loader: fillCache(async () => (await data()).academiesQueries),
  component: lazy(
    () => import('../../areas/office/office-pages/academies/academies-page.tsx'),
    'AcademiesPage',
  ),
  errorComponent: LoadFailed,
})
const academy = createRoute({
  getParentRoute: inSettings,
  path: below(paths.AcademyAdmin),
  ...personalPage({
    texts: {
      en: { title: 'Academy', description: 'One year of the academy.' },
      de: { title: 'Akademie', description: 'Ein Jahr der Akademie.' },
    },
    access: 'manage_academies',
    section: 'settings',
    sectionGroup: settingsGroups.academy,
  }),
  validateSearch: tableSearch(),
  loader: async visit => (await data()).loadAcademyPage(visit),
  component: lazy(() => import('../../areas/office/office-pages/academies/academy-page.tsx'), 'AcademyPage'),
  errorComponent: LoadFailed,
})

/** The pages of the settings about academies. */
export const academyPages = [list, academy] as const

const preview = personalPage({
  texts: {
    en: { title: 'Preview of an academy', description: 'An academy as visitors would see it.' },
    de: { title: 'Vorschau einer Akademie', description: 'Eine Akademie, wie sie zu sehen wäre.' },
  },
  access: 'manage_academies',
  isBare: true,
})
const previewHome = createRoute({
  getParentRoute: inUser,
  path: below(paths.AcademyPreviewAdmin),
  ...preview,
  loader: async visit => (await data()).loadPreview(visit),
  component: lazy(() => import('./academy-preview/preview-pages.tsx'), 'PreviewHome'),
  errorComponent: LoadFailed,
})
const previewMasterclasses = createRoute({
  getParentRoute: inUser,
  path: below(paths.AcademyPreviewClassesAdmin),
  ...preview,
  validateSearch: filterOf,
  loader: async visit => (await data()).loadPreview(visit),
  component: lazy(() => import('./academy-preview/preview-pages.tsx'), 'PreviewMasterclasses'),
  errorComponent: LoadFailed,
})
const previewMasterclass = createRoute({
  getParentRoute: inUser,
  path: below(paths.AcademyPreviewClassAdmin),
  ...preview,
  validateSearch: filterOf,
  loader: async visit => (await data()).loadMasterclassPreview(visit),
  component: lazy(() => import('./academy-preview/preview-pages.tsx'), 'PreviewMasterclass'),
  errorComponent: LoadFailed,
})

/** Public pages of any year, for the office alone. */
export const previewPages = [previewHome, previewMasterclasses, previewMasterclass] as const
