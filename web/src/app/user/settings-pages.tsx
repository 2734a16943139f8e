import { createRoute, lazyRouteComponent as lazy } from '@tanstack/react-router'
import { officeGroups, officeIcons, settingsGroups } from '../../base/pages/office-menu.ts'
import { paths } from '../../base/pages/paths.ts'
import { tableSearch, text } from '../../base/pages/search.ts'
import { academyPages } from './academy-pages.tsx'
import { programmePages } from './programme-pages.tsx'
import { inSettings, settings } from './settings-route.tsx'
import { teacherPages } from './teacher-pages.tsx'
import { textPages } from './text-pages.tsx'
import { below, fillCache, LoadFailed, personalPage } from './user-route.tsx'

const association = createRoute({
  getParentRoute: inSettings,
  path: below(paths.AssociationAdmin),
  ...personalPage({
    texts: {
      en: { title: 'Association', description: 'Who runs the academy and issues the invoices.' },
      de: { title: 'Verein', description: 'Wer die Akademie veranstaltet und die Rechnungen ausstellt.' },
    },
    access: 'manage_association',
    section: 'settings',
    sectionGroup: settingsGroups.association,
    // The first page of the section has the entry of the section.
    personalMenu: [
      {
        name: 'settings',
        icon: officeIcons.settings,
        group: officeGroups.settings,
        label: { en: 'Settings', de: 'Einstellungen' },
        short: { en: 'Settings', de: 'Einstell.' },
      },
    ],
  }),
  loader: fillCache(
    async () => (await import('../../areas/site/office-pages/association-page.tsx')).associationQueries,
  ),
  component: lazy(() => import('../../areas/site/office-pages/association-page.tsx'), 'AssociationPage'),
  errorComponent: LoadFailed,
})

const accounts = createRoute({
  getParentRoute: inSettings,
  path: below(paths.AccountsAdmin),
  ...personalPage({
    texts: {
      en: { title: 'People with roles', description: 'Who has access to what, and who is invited.' },
      de: { title: 'Konten und Rollen', description: 'Wer welchen Zugang hat, und wer eingeladen ist.' },
    },
    access: 'manage_roles',
    section: 'settings',
    sectionGroup: settingsGroups.association,
    sectionLabel: { en: 'Roles', de: 'Rollen' },
  }),
  validateSearch: (search: Record<string, unknown>) => ({
    ...tableSearch('role', 'factor')(search),
    ...text(search, 'invite'),
  }),
  loader: fillCache(
    async () => (await import('../../areas/access/office-pages/accounts-page.tsx')).accountsQueries,
  ),
  component: lazy(() => import('../../areas/access/office-pages/accounts-page.tsx'), 'AccountsPage'),
  errorComponent: LoadFailed,
})

const retentionPage = () => import('../../areas/privacy/office-pages/retention-page.tsx')
const retention = createRoute({
  getParentRoute: inSettings,
  path: below(paths.RetentionAdmin),
  ...personalPage({
    texts: {
      en: {
        title: 'Data retention',
        description: 'How long data of people is kept, what will be deleted and what was deleted.',
      },
      de: {
        title: 'Aufbewahrung',
        description: 'Wie lange Daten bleiben, was gelöscht wird und was gelöscht wurde.',
      },
    },
    access: 'manage_association',
    section: 'settings',
    sectionGroup: settingsGroups.association,
    sectionLabel: { en: 'Retention', de: 'Fristen' },
  }),
  validateSearch: tableSearch('kind'),
  loader: fillCache(async () => (await retentionPage()).retentionQueries),
  component: lazy(retentionPage, 'RetentionPage'),
  errorComponent: LoadFailed,
})

/** The pages on which the office sets up its academy, in the order and the groups of their menu. */
export const settingsRoutes = settings.addChildren([
  association,
  accounts,
  retention,
  ...academyPages,
  ...teacherPages,
  ...programmePages,
  ...textPages,
])
