import { concertHourText } from '@academy/contract/base/constants'
import { isOpen } from '@academy/contract/programme/masterclasses/is-open'
import type { TextPage } from '@academy/contract/site/site-texts/register'
import { createRoute, lazyRouteComponent as lazy, notFound, redirect } from '@tanstack/react-router'
import { frameOf, loadCurrentAcademy } from '../areas/programme/academy/api.ts'
import { type HomeLead, homeOrder } from '../areas/programme/academy/home-order.ts'
import { loadMasterclass } from '../areas/programme/masterclasses/api.ts'
import { alternativesTo, filterOf } from '../areas/programme/masterclasses/filter.ts'
import { loadConcerts, loadDates, loadProgramme } from '../areas/schedule/public-pages/api.ts'
import { loadPageTexts } from '../areas/site/site-texts/page-texts.ts'
import { nullIfNotFound } from '../base/api-errors.ts'
import type { Call } from '../base/call.ts'
import type { AppContext } from '../base/pages/context.ts'
import { headOf, type PageVisit, visitOf } from '../base/pages/head.ts'
import { orNotFound } from '../base/pages/or-not-found.ts'
import { page, pageHead } from '../base/pages/page.ts'
import { paths } from '../base/pages/paths.ts'
import { withoutEmpty } from '../base/pages/search.ts'
import { homeHead, masterclassesHead, masterclassHead } from './masterclass-heads.ts'
import { inMain } from './root.tsx'

/** Loads the current academy and the texts of a page at the same time. */
const loadAcademyAndTexts = async <P extends TextPage>({ call }: AppContext, page: P) => {
  const [academy, texts] = await Promise.all([loadCurrentAcademy(call), loadPageTexts(call, page)])
  return { academy, texts }
}

/** The hours of the day stand on the page about the academy too, where the office changes them. */
const loadHome = async (context: AppContext) => {
  const { call } = context
  const [home, { day }, { concerts }] = await Promise.all([
    loadAcademyAndTexts(context, 'home'),
    loadPageTexts(call, 'academy'),
    loadConcerts(call),
  ])
  const concert = concerts.find(({ is_over }) => !is_over)
  return { ...home, day, concert, ...(await loadLead(call, homeOrder(home.academy).lead, concert?.id)) }
}

/** What only one part of the year needs. */
const loadLead = async (call: Call, lead: HomeLead, concert: number | undefined) => {
  if (lead === 'dates') return { dates: (await loadDates(call)).dates }
  if (lead !== 'concert' || concert === undefined) return {}
  return { programme: await loadProgramme(call, String(concert)).catch(nullIfNotFound) }
}

const homePage = page({
  texts: {
    en: {
      title: 'International Summer Academy',
      description: 'Masterclasses, chamber music and concerts, every summer.',
    },
    de: {
      title: 'Internationale Sommerakademie',
      description: 'Meisterkurse, Kammermusik und Konzerte, jeden Sommer.',
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
  loader: ({ context }) => loadHome(context),
  head: ({ loaderData, ...shown }) => {
    const visit = visitOf(shown)
    return loaderData?.academy
      ? homeHead(visit, loaderData.academy, loaderData.texts.description.text)
      : plainHomeHead(visit)
  },
  component: lazy(() => import('../areas/programme/public-pages/home.tsx'), 'Home'),
  errorComponent: lazy(() => import('../areas/programme/public-pages/home.tsx'), 'HomeFailure'),
})

const MasterclassesFailure = lazy(
  () => import('../areas/programme/public-pages/masterclasses.tsx'),
  'MasterclassesFailure',
)
const masterclassesPage = page({
  texts: {
    en: {
      title: 'Masterclasses',
      description: 'All masterclasses of the academy with teachers, dates and fees.',
    },
    de: {
      title: 'Meisterkurse',
      description: 'Alle Meisterkurse der Akademie mit Lehrpersonen, Terminen und Gebühren.',
    },
  },
  siteMenu: { place: 'header' },
  isInSitemap: true,
})
const masterclasses = createRoute({
  getParentRoute: inMain,
  path: paths.Masterclasses,
  ...masterclassesPage,
  validateSearch: filterOf,
  // The form of the filters sends its empty fields, too: each result has one address.
  beforeLoad: ({ location }) => {
    const query = withoutEmpty(location.searchStr)
    if (query !== undefined) throw redirect({ href: `${location.pathname}${query}`, replace: true })
  },
  loader: ({ context }) => loadAcademyAndTexts(context, 'masterclasses'),
  head: ({ loaderData, ...shown }) =>
    loaderData?.academy
      ? masterclassesHead(visitOf(shown), loaderData.academy)
      : masterclassesPage.head(shown),
  component: lazy(() => import('../areas/programme/public-pages/masterclasses.tsx'), 'Masterclasses'),
  errorComponent: MasterclassesFailure,
})
const masterclass = createRoute({
  getParentRoute: inMain,
  path: paths.Masterclass,
  // What the list was filtered by, for the way back.
  validateSearch: filterOf,
  staticData: { isContent: true },
  loader: async ({ context, params }) => {
    const [found, academy] = await Promise.all([
      loadMasterclass(context.call, params.masterclassId).catch(orNotFound),
      loadCurrentAcademy(context.call),
    ])
    // Without an academy there is nothing to apply to.
    if (!academy) throw notFound()
    const others = alternativesTo(found, academy.master_classes)
    const isAnotherOpen = academy.master_classes.some(isOpen)
    return { masterclass: found, academy: frameOf(academy), others, isAnotherOpen }
  },
  head: ({ loaderData, ...shown }) => {
    const visit = visitOf(shown)
    return loaderData
      ? masterclassHead(visit, loaderData)
      : pageHead({ ...visit, fullPath: paths.Masterclasses }, masterclassesPage.staticData.page)
  },
  component: lazy(() => import('../areas/programme/public-pages/masterclass.tsx'), 'MasterclassDetail'),
  errorComponent: MasterclassesFailure,
})

const academyPage = page({
  texts: {
    en: {
      title: 'The academy',
      description: `What the academy is about: lessons, practice, chamber music and concerts at ${concertHourText.en}.`,
    },
    de: {
      title: 'Die Akademie',
      description: `Worum es an der Akademie geht: Unterricht, Üben, Kammermusik und Konzerte um ${concertHourText.de}.`,
    },
  },
  siteMenu: { place: 'header', label: { en: 'Academy', de: 'Akademie' } },
  isInSitemap: true,
})
const academy = createRoute({
  getParentRoute: inMain,
  path: paths.Academy,
  ...academyPage,
  loader: ({ context }) => loadAcademyAndTexts(context, 'academy'),
  head: ({ loaderData, ...shown }) =>
    pageHead(visitOf(shown), academyPage.staticData.page, loaderData?.texts.description.text),
  component: lazy(() => import('../areas/programme/public-pages/academy.tsx'), 'Academy'),
})
const aboutPage = page({
  texts: {
    en: {
      title: 'About us',
      description:
        'The non-profit association behind the summer academy: what it stands for, its four pillars, and who supports it.',
    },
    de: {
      title: 'Über uns',
      description:
        'Der gemeinnützige Verein hinter der Sommerakademie: wofür er steht, seine vier Säulen und wer ihn unterstützt.',
    },
  },
  siteMenu: { place: 'header', label: { en: 'About', de: 'Über uns' } },
  isInSitemap: true,
})
const about = createRoute({
  getParentRoute: inMain,
  path: paths.About,
  ...aboutPage,
  loader: ({ context }) => loadPageTexts(context.call, 'about'),
  head: ({ loaderData, ...shown }) =>
    pageHead(visitOf(shown), aboutPage.staticData.page, loaderData?.description.text),
  component: lazy(() => import('../areas/site/public-pages/about.tsx'), 'About'),
})
const contact = createRoute({
  getParentRoute: inMain,
  path: paths.Contact,
  ...page({
    texts: {
      en: { title: 'Contact', description: 'Write to the academy office.' },
      de: { title: 'Kontakt', description: 'Schreiben Sie dem Büro der Akademie.' },
    },
    siteMenu: { place: 'header' },
    isInSitemap: true,
  }),
  loader: ({ context }) => loadPageTexts(context.call, 'contact'),
  component: lazy(() => import('../areas/site/public-pages/contact.tsx'), 'Contact'),
})

/** The public pages of the header menu. */
export const sitePages = [home, masterclasses, masterclass, academy, about, contact] as const
