import { createRoute, lazyRouteComponent as lazy } from '@tanstack/react-router'
import { settingsGroups } from '../../base/pages/office-menu.ts'
import { paths } from '../../base/pages/paths.ts'
import { keyedTable, tableSearch } from '../../base/pages/search.ts'
import { inSettings } from './settings-route.tsx'
import { below, fillCache, LoadFailed, personalPage } from './user-route.tsx'

const programmeData = () => import('../../areas/programme/office-pages/settings/programme-data.ts')

const masterclasses = createRoute({
  getParentRoute: inSettings,
  path: below(paths.MasterclassesAdmin),
  ...personalPage({
    texts: {
      en: {
        title: 'Masterclasses',
        description: 'The masterclasses of a year, with teachers, days and fees.',
      },
      de: {
        title: 'Meisterkurse',
        description: 'Die Meisterkurse eines Jahres mit Lehrpersonen, Tagen und Gebühren.',
      },
    },
    access: 'manage_programme',
    section: 'settings',
    sectionGroup: settingsGroups.academy,
  }),
  validateSearch: tableSearch('state'),
  loader: async visit => (await programmeData()).loadProgramme(visit),
  component: lazy(
    () => import('../../areas/programme/office-pages/settings/masterclasses-page.tsx'),
    'MasterclassesPage',
  ),
  errorComponent: LoadFailed,
})

const instruments = createRoute({
  getParentRoute: inSettings,
  path: below(paths.InstrumentsAdmin),
  ...personalPage({
    texts: {
      en: { title: 'Instruments', description: 'The instruments with names, drawings and their order.' },
      de: { title: 'Instrumente', description: 'Die Instrumente mit Namen, Zeichnungen und Reihenfolge.' },
    },
    access: 'manage_programme',
    section: 'settings',
    sectionGroup: settingsGroups.academy,
  }),
  validateSearch: tableSearch(),
  loader: fillCache(
    async () =>
      (await import('../../areas/programme/office-pages/settings/instruments-page.tsx')).instrumentsQueries,
  ),
  component: lazy(
    () => import('../../areas/programme/office-pages/settings/instruments-page.tsx'),
    'InstrumentsPage',
  ),
  errorComponent: LoadFailed,
})

const periods = createRoute({
  getParentRoute: inSettings,
  path: below(paths.PeriodsAdmin),
  ...personalPage({
    texts: {
      en: { title: 'Accompanists', description: 'Who accompanies in a year, and on which days.' },
      de: { title: 'Korrepetition', description: 'Wer in einem Jahr begleitet, und an welchen Tagen.' },
    },
    access: 'manage_programme',
    section: 'settings',
    sectionGroup: settingsGroups.academy,
  }),
  validateSearch: tableSearch(),
  loader: async visit => (await programmeData()).loadProgramme(visit),
  component: lazy(
    () => import('../../areas/programme/office-pages/settings/periods-page.tsx'),
    'PeriodsPage',
  ),
  errorComponent: LoadFailed,
})

const rooms = createRoute({
  getParentRoute: inSettings,
  path: below(paths.RoomsAdmin),
  ...personalPage({
    texts: {
      en: {
        title: 'Rooms and meals',
        description: 'Room types with beds, rooms, meal types, and their prices.',
      },
      de: {
        title: 'Zimmer und Verpflegung',
        description: 'Zimmertypen mit Betten, Zimmer, Verpflegung und die Preise.',
      },
    },
    access: 'manage_lodging',
    section: 'settings',
    sectionGroup: settingsGroups.academy,
    sectionLabel: { en: 'Rooms', de: 'Zimmer' },
  }),
  validateSearch: tableSearch('type', ...keyedTable('types'), ...keyedTable('meals')),
  loader: async visit => (await programmeData()).loadLodgingTypes(visit),
  component: lazy(() => import('../../areas/lodging/office-pages/settings/rooms-page.tsx'), 'RoomsPage'),
  errorComponent: LoadFailed,
})

/** What an academy offers. */
export const programmePages = [instruments, masterclasses, periods, rooms] as const
