import { createRoute, lazyRouteComponent as lazy } from '@tanstack/react-router'
import { memberGroups, memberIcons } from '../../base/pages/icons.tsx'
import { paths } from '../../base/pages/paths.ts'
import { text } from '../../base/pages/search.ts'
import {
  masterclassApplication,
  myAccommodation,
  myAccount,
  myConcert,
  myDays,
  myMasterclasses,
  myRepertoire,
  placeOffer,
} from './student-pages.tsx'
import { accompaniedMasterclasses, masterclassSelection, teacherMasterclasses } from './teaching-pages.tsx'
import { below, fillCache, inUser, LoadFailed, overview, personalPage } from './user-route.tsx'

const dashboard = createRoute({
  getParentRoute: inUser,
  path: '/',
  ...personalPage(overview),
  loader: async ({ context }) =>
    (await import('../../areas/office/personal-pages/dashboard-data.ts')).loadDashboard(context.call),
  component: lazy(() => import('../../areas/office/personal-pages/dashboard.tsx'), 'Dashboard'),
  pendingComponent: lazy(() => import('../../areas/office/personal-pages/dashboard.tsx'), 'DashboardLoading'),
  errorComponent: lazy(() => import('../../areas/office/personal-pages/dashboard.tsx'), 'DashboardFailure'),
})
const profile = createRoute({
  getParentRoute: inUser,
  path: below(paths.Profile),
  ...personalPage({
    texts: {
      en: { title: 'Profile', description: 'Your personal data, addresses and résumé.' },
      de: { title: 'Profil', description: 'Ihre persönlichen Daten, Adressen und Ihr Lebenslauf.' },
    },
    personalMenu: [
      {
        name: 'profile',
        icon: memberIcons.profile,
        group: memberGroups.person,
        short: { en: 'Profile', de: 'Profil' },
      },
    ],
  }),
  // `add=address` opens the form of a new address.
  validateSearch: (search: Record<string, unknown>) => text(search, 'add'),
  loader: fillCache(
    async () => (await import('../../areas/people/personal-pages/profile-data.ts')).profileQueries,
  ),
  component: lazy(() => import('../../areas/people/personal-pages/profile.tsx'), 'ProfilePage'),
  pendingComponent: lazy(() => import('../../areas/people/personal-pages/profile.tsx'), 'ProfileLoading'),
  errorComponent: lazy(() => import('../../areas/people/personal-pages/profile.tsx'), 'ProfileFailure'),
})

const personalDataPage = () => import('../../areas/privacy/personal-pages/personal-data-page.tsx')
const personalData = createRoute({
  getParentRoute: inUser,
  path: below(paths.PersonalData),
  ...personalPage({
    texts: {
      en: {
        title: 'Your data',
        description:
          'What we have stored about you: take it along, see what you agreed to, delete your account.',
      },
      de: {
        title: 'Ihre Daten',
        description:
          'Was wir über Sie gespeichert haben: zum Mitnehmen, worin Sie eingewilligt haben, und wie Sie Ihr Konto löschen.',
      },
    },
  }),
  loader: fillCache(
    async () =>
      (await import('../../areas/privacy/personal-pages/personal-data-data.ts')).personalDataQueries,
  ),
  component: lazy(personalDataPage, 'PersonalDataPage'),
  errorComponent: LoadFailed,
})

const accessPage = () => import('../../areas/people/personal-pages/access/access-page.tsx')
const access = createRoute({
  getParentRoute: inUser,
  path: below(paths.Access),
  ...personalPage({
    texts: {
      en: {
        title: 'Access',
        description: 'Your name, email address, language, password, second factor and sessions.',
      },
      de: {
        title: 'Zugang',
        description:
          'Ihr Name, Ihre E-Mail-Adresse, Ihre Sprache, Ihr Passwort, Ihr zweiter Faktor und Ihre Sitzungen.',
      },
    },
    personalMenu: [
      {
        name: 'access',
        icon: memberIcons.access,
        group: memberGroups.person,
        short: { en: 'Access', de: 'Zugang' },
      },
    ],
  }),
  loader: fillCache(
    async () => (await import('../../areas/people/personal-pages/access/access-data.ts')).accessQueries,
  ),
  component: lazy(accessPage, 'AccessPage'),
  pendingComponent: lazy(accessPage, 'AccessLoading'),
  errorComponent: lazy(accessPage, 'AccessFailure'),
})

const securityPage = () => import('../../areas/access/personal-pages/security/security-page.tsx')
const security = createRoute({
  getParentRoute: inUser,
  path: below(paths.Security),
  ...personalPage({
    texts: {
      en: {
        title: 'Set up the second factor',
        description: 'Authenticator app, passkeys and recovery codes.',
      },
      de: {
        title: 'Zweiten Faktor einrichten',
        description: 'Authenticator-App, Passkeys und Wiederherstellungscodes.',
      },
    },
  }),
  loader: fillCache(async () => (await securityPage()).securityQueries),
  component: lazy(securityPage, 'SecurityPage'),
  errorComponent: LoadFailed,
})

const invoice = createRoute({
  getParentRoute: inUser,
  path: below(paths.MyInvoice),
  ...personalPage({
    texts: {
      en: { title: 'Invoice', description: 'What is open on an invoice, and how to pay it.' },
      de: { title: 'Rechnung', description: 'Was auf einer Rechnung offen ist, und wie Sie sie bezahlen.' },
    },
  }),
  loader: async visit =>
    (await import('../../areas/money/personal-pages/invoice/invoice-data.ts')).loadInvoicePage(visit),
  component: lazy(() => import('../../areas/money/personal-pages/invoice/invoice-page.tsx'), 'InvoicePage'),
  errorComponent: LoadFailed,
})

/** What people do at the academy, in the order of the menu. */
export const memberPages = [
  dashboard,
  myDays,
  myConcert,
  myAccommodation,
  myAccount,
  myMasterclasses,
  masterclassApplication,
  myRepertoire,
  invoice,
  placeOffer,
  teacherMasterclasses,
  masterclassSelection,
  accompaniedMasterclasses,
] as const

/** What people say of themselves. In the menu below the pages of the office. */
export const ownPages = [profile, personalData, access, security] as const
