import type { PastYear } from '@academy/contract/schedule/past-years/schemas'
import type { PageTexts } from '@academy/contract/site/site-texts/register'
import { createRoute, lazyRouteComponent as lazy } from '@tanstack/react-router'
import { loadCosts } from '../areas/lodging/costs/api.ts'
import { loadCurrentAcademy } from '../areas/programme/academy/api.ts'
import { loadConcerts, loadDates, loadPastYears, loadProgramme } from '../areas/schedule/public-pages/api.ts'
import { loadPageTexts } from '../areas/site/site-texts/page-texts.ts'
import { headOf, visitOf } from '../base/pages/head.ts'
import { orNotFound } from '../base/pages/or-not-found.ts'
import { page, pageHead } from '../base/pages/page.ts'
import { paths } from '../base/pages/paths.ts'
import { text } from '../base/pages/search.ts'
import { concertHead } from './concert-head.ts'
import { PageFailure } from './pages/page-failure.tsx'
import { inMain } from './root.tsx'

const costs = createRoute({
  getParentRoute: inMain,
  path: paths.Costs,
  ...page({
    texts: {
      en: {
        title: 'Costs',
        description:
          'Fees, rooms and meals of the summer academy, what is due when, and what your stay comes to.',
      },
      de: {
        title: 'Kosten',
        description:
          'Gebühren, Zimmer und Verpflegung der Sommerakademie, was wann fällig ist und was Ihr Aufenthalt kostet.',
      },
    },
    siteMenu: { place: 'guide' },
    isInSitemap: true,
  }),
  validateSearch: (search: Record<string, unknown>) => ({
    ...text(search, 'masterclass'),
    ...text(search, 'nights'),
    ...text(search, 'room'),
    ...text(search, 'meals'),
    ...text(search, 'lang'),
  }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { call }, deps: { lang, ...typed } }) => {
    const [found, texts] = await Promise.all([loadCosts(call, typed), loadPageTexts(call, 'costs')])
    return { costs: found, texts, lang }
  },
  component: lazy(() => import('../areas/lodging/public-pages/costs.tsx'), 'Costs'),
  errorComponent: PageFailure,
})

const dates = createRoute({
  getParentRoute: inMain,
  path: paths.Dates,
  ...page({
    texts: {
      en: {
        title: 'Dates',
        description:
          'Application deadline, decisions, arrival, lessons, concerts and departure, also as a calendar to subscribe to.',
      },
      de: {
        title: 'Termine',
        description:
          'Bewerbungsschluss, Entscheidung, Anreise, Unterricht, Konzerte und Abreise, auch als Kalender zum Abonnieren.',
      },
    },
    siteMenu: { place: 'guide' },
    isInSitemap: true,
  }),
  loader: async ({ context: { call, origin } }) => {
    const [found, texts] = await Promise.all([loadDates(call), loadPageTexts(call, 'dates')])
    return { ...found, texts, origin }
  },
  component: lazy(() => import('../areas/schedule/public-pages/dates.tsx'), 'Dates'),
  errorComponent: PageFailure,
})

const concertsPage = page({
  texts: {
    en: {
      title: 'Concerts',
      description:
        'The concerts of the academy with day, hour, place and programme, once they are announced.',
    },
    de: {
      title: 'Konzerte',
      description:
        'Die Konzerte der Akademie mit Tag, Stunde, Ort und Programm, sobald sie angekündigt sind.',
    },
  },
  siteMenu: { place: 'guide' },
  isInSitemap: true,
})
const concerts = createRoute({
  getParentRoute: inMain,
  path: paths.Concerts,
  ...concertsPage,
  loader: async ({ context: { call } }) => {
    const [found, texts, years] = await Promise.all([
      loadConcerts(call),
      loadPageTexts(call, 'concerts'),
      loadPastYears(call),
    ])
    // An academy that is over may still be the current one.
    const isEarlier = ({ start_date }: PastYear) => start_date !== found.academy?.start_date
    const lastYear = years.find(year => isEarlier(year) && year.concerts.length > 0)
    return { ...found, texts, lastYear: lastYear?.start_date }
  },
  component: lazy(() => import('../areas/schedule/public-pages/concerts.tsx'), 'Concerts'),
  errorComponent: PageFailure,
})
const concert = createRoute({
  getParentRoute: inMain,
  path: paths.Concert,
  staticData: { isContent: true },
  loader: ({ context, params }) => loadProgramme(context.call, params.concertId).catch(orNotFound),
  head: ({ loaderData, ...shown }) =>
    loaderData
      ? concertHead(visitOf(shown), loaderData)
      : pageHead({ ...visitOf(shown), fullPath: paths.Concerts }, concertsPage.staticData.page),
  component: lazy(() => import('../areas/schedule/public-pages/concert.tsx'), 'Concert'),
  errorComponent: PageFailure,
})

const faqPage = page({
  texts: {
    en: {
      title: 'Questions and answers',
      description:
        'How to apply, what it costs, where to stay and what to bring: what the academy is asked most.',
    },
    de: {
      title: 'Fragen und Antworten',
      description: 'Bewerbung, Kosten, Unterkunft und Anreise: was die Akademie am häufigsten gefragt wird.',
    },
  },
  siteMenu: { place: 'guide' },
  isInSitemap: true,
})
/** The questions and answers as search engines read them (schema.org). */
const faqData = ({ items }: PageTexts<'faq'>['questions']): object => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: items.map(({ title, paragraphs }) => ({
    '@type': 'Question',
    name: title,
    acceptedAnswer: { '@type': 'Answer', text: paragraphs.join('\n') },
  })),
})

const faq = createRoute({
  getParentRoute: inMain,
  path: paths.Faq,
  ...faqPage,
  validateSearch: (search: Record<string, unknown>) => ({
    ...text(search, 'search'),
    ...text(search, 'lang'),
  }),
  loader: ({ context }) => loadPageTexts(context.call, 'faq'),
  head: ({ loaderData, ...shown }) => {
    const visit = visitOf(shown)
    return headOf(visit, {
      ...faqPage.staticData.page.texts[visit.context.locale],
      path: paths.Faq,
      ...(loaderData && { jsonLd: faqData(loaderData.questions) }),
    })
  },
  component: lazy(() => import('../areas/site/public-pages/faq.tsx'), 'Faq'),
  errorComponent: PageFailure,
})

const pastYears = createRoute({
  getParentRoute: inMain,
  path: paths.PastYears,
  ...page({
    texts: {
      en: {
        title: 'Earlier years',
        description: 'The academies of earlier years: those who taught there, and the concerts.',
      },
      de: {
        title: 'Frühere Jahre',
        description: 'Die Akademien früherer Jahre: wer dort unterrichtet hat, und die Konzerte.',
      },
    },
    siteMenu: { place: 'guide' },
    isInSitemap: true,
  }),
  loader: async ({ context: { call } }) => {
    const [years, texts, academy] = await Promise.all([
      loadPastYears(call),
      loadPageTexts(call, 'past_years'),
      loadCurrentAcademy(call),
    ])
    // Between two academies masterclasses have no pages.
    return { years, texts, hasMasterclassPages: academy !== null }
  },
  component: lazy(() => import('../areas/schedule/public-pages/past-years.tsx'), 'PastYears'),
  errorComponent: PageFailure,
})

/** The public pages where people look something up, in the order of their menu. */
export const infoPages = [costs, dates, concerts, concert, faq, pastYears] as const
