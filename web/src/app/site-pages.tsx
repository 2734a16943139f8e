import { createRoute, lazyRouteComponent as lazy, notFound } from '@tanstack/react-router'
import { loadAcademyFrame, loadCurrentAcademy } from '../features/academy/api.ts'
import { loadMasterclass } from '../features/masterclasses/api.ts'
import type { AppContext } from './context.ts'
import { headOf, type PageVisit, visitOf } from './head.ts'
import { homeHead, masterclassesHead, masterclassHead } from './masterclass-heads.ts'
import { orNotFound } from './or-not-found.ts'
import { page, pageHead } from './page.ts'
import { Home, HomeFailure } from './pages/home.tsx'
import { Masterclasses, MasterclassesFailure, MasterclassesLoading } from './pages/masterclasses.tsx'
import { paths } from './paths.ts'
import { inMain } from './root.tsx'
import { text } from './search.ts'

const academyLoader = ({ context }: { context: AppContext }) => loadCurrentAcademy(context.call)

const homePage = page({
  texts: {
    en: {
      title: 'International Summer Academy',
      description:
        'Masterclasses, chamber music and concerts in a monastery in an alpine nature park, every August.',
    },
    de: {
      title: 'Internationale Sommerakademie',
      description:
        'Meisterkurse, Kammermusik und Konzerte in einem Kloster im alpinen Naturpark, jedes Jahr im August.',
    },
  },
  siteMenu: { place: 'header', label: { en: 'Home', de: 'Start' } },
  isInSitemap: true,
})
/** Without an academy the page is about the site. */
const plainHomeHead = (visit: PageVisit) =>
  headOf(visit, {
    ...homePage.staticData.page.texts[visit.context.locale],
    title: visit.site.siteName,
    path: paths.Home,
  })
const home = createRoute({
  getParentRoute: inMain,
  path: paths.Home,
  ...homePage,
  loader: academyLoader,
  head: ({ loaderData, ...shown }) => {
    const visit = visitOf(shown)
    return loaderData ? homeHead(visit, loaderData) : plainHomeHead(visit)
  },
  component: Home,
  errorComponent: HomeFailure,
})

const masterclassStates = {
  pendingMs: 200,
  pendingComponent: MasterclassesLoading,
  errorComponent: MasterclassesFailure,
}
const masterclassesPage = page({
  texts: {
    en: {
      title: 'Masterclasses',
      description: 'All masterclasses of the academy with teachers, dates and fees.',
    },
    de: {
      title: 'Meisterkurse',
      description: 'Alle Meisterkurse der Akademie mit Lehrenden, Terminen und Gebühren.',
    },
  },
  siteMenu: { place: 'header' },
  isInSitemap: true,
})
const masterclasses = createRoute({
  getParentRoute: inMain,
  path: paths.Masterclasses,
  ...masterclassesPage,
  validateSearch: (search: Record<string, unknown>) => text(search, 'instrument'),
  loader: academyLoader,
  head: ({ loaderData, ...shown }) =>
    loaderData ? masterclassesHead(visitOf(shown), loaderData) : masterclassesPage.head(shown),
  component: Masterclasses,
  ...masterclassStates,
})
const masterclass = createRoute({
  getParentRoute: inMain,
  path: paths.Masterclass,
  loader: async ({ context, params }) => {
    const [found, academy] = await Promise.all([
      loadMasterclass(context.call, params.masterclassId).catch(orNotFound),
      loadAcademyFrame(context.call),
    ])
    // Without an academy there is nothing to apply to.
    if (!academy) throw notFound()
    return { masterclass: found, academy }
  },
  head: ({ loaderData, ...shown }) => {
    const visit = visitOf(shown)
    return loaderData
      ? masterclassHead(visit, loaderData)
      : pageHead({ ...visit, fullPath: paths.Masterclasses }, masterclassesPage.staticData.page)
  },
  component: lazy(() => import('./pages/masterclass.tsx'), 'MasterclassDetail'),
  ...masterclassStates,
})

const academy = createRoute({
  getParentRoute: inMain,
  path: paths.Academy,
  ...page({
    texts: {
      en: {
        title: 'The academy',
        description:
          'A day at the academy: lessons, practice, chamber music and a concert every evening at 8 pm at Stift Amselzell in the Lautenkar nature park.',
      },
      de: {
        title: 'Die Akademie',
        description:
          'Ein Tag an der Akademie: Unterricht, Üben, Kammermusik und jeden Abend um 20 Uhr ein Konzert im Stift Amselzell im Naturpark Lautenkar.',
      },
    },
    siteMenu: { place: 'header', label: { en: 'Academy', de: 'Akademie' } },
    isInSitemap: true,
  }),
  loader: academyLoader,
  component: lazy(() => import('./pages/academy.tsx'), 'Academy'),
})
const about = createRoute({
  getParentRoute: inMain,
  path: paths.About,
  ...page({
    texts: {
      en: {
        title: 'About us',
        description:
          'The non-profit association behind the summer academy: what it stands for, its four pillars, and who helps it.',
      },
      de: {
        title: 'Über uns',
        description:
          'Der gemeinnützige Verein hinter der Sommerakademie: wofür er steht, seine vier Säulen und wer ihn unterstützt.',
      },
    },
    siteMenu: { place: 'header', label: { en: 'About', de: 'Über uns' } },
    isInSitemap: true,
  }),
  component: lazy(() => import('./pages/about.tsx'), 'About'),
})
const contact = createRoute({
  getParentRoute: inMain,
  path: paths.Contact,
  ...page({
    texts: {
      en: { title: 'Contact', description: 'Write to the office of the academy.' },
      de: { title: 'Kontakt', description: 'Schreiben Sie dem Büro der Akademie.' },
    },
    siteMenu: { place: 'header' },
    isInSitemap: true,
  }),
  component: lazy(() => import('./pages/contact.tsx'), 'Contact'),
})

/** The public pages of the header menu. */
export const sitePages = [home, masterclasses, masterclass, academy, about, contact] as const
