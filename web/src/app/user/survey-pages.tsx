import { createRoute, lazyRouteComponent as lazy } from '@tanstack/react-router'
import { officeGroups, officeIcons } from '../../base/pages/office-menu.ts'
import { paths } from '../../base/pages/paths.ts'
import { tableSearch, text } from '../../base/pages/search.ts'
import { below, fillCache, inUser, LoadFailed, personalPage } from './user-route.tsx'

const data = () => import('../../areas/messages/office-pages/surveys/survey-data.ts')

const list = createRoute({
  getParentRoute: inUser,
  path: below(paths.SurveysAdmin),
  ...personalPage({
    texts: {
      en: { title: 'Feedback', description: 'All surveys among the participants, and how many answered.' },
      de: {
        title: 'Umfragen',
        description: 'Alle Umfragen unter denen, die dabei waren, und wie viele geantwortet haben.',
      },
    },
    access: 'manage_surveys',
    personalMenu: [
      {
        name: 'surveys',
        icon: officeIcons.surveys,
        group: officeGroups.letters,
        short: { en: 'Feedback', de: 'Umfragen' },
      },
    ],
  }),
  validateSearch: tableSearch('state'),
  loader: fillCache(async () => (await data()).surveyListQueries),
  component: lazy(
    () => import('../../areas/messages/office-pages/surveys/survey-list-page.tsx'),
    'SurveyListPage',
  ),
  errorComponent: LoadFailed,
})
const newSurvey = createRoute({
  getParentRoute: inUser,
  path: below(paths.NewSurveyAdmin),
  ...personalPage({
    texts: {
      en: { title: 'New survey', description: 'Write a survey in both languages.' },
      de: { title: 'Neue Umfrage', description: 'Schreiben Sie eine Umfrage in beiden Sprachen.' },
    },
    access: 'manage_surveys',
  }),
  validateSearch: (search: Record<string, unknown>) => text(search, 'start'),
  component: lazy(
    () => import('../../areas/messages/office-pages/surveys/new-survey-page.tsx'),
    'NewSurveyPage',
  ),
})
const survey = createRoute({
  getParentRoute: inUser,
  path: below(paths.SurveyAdmin),
  ...personalPage({
    texts: {
      en: { title: 'Survey', description: 'The questions of a survey in both languages.' },
      de: { title: 'Umfrage', description: 'Die Fragen einer Umfrage in beiden Sprachen.' },
    },
    access: 'manage_surveys',
  }),
  loader: async visit => (await data()).loadSurveyPage(visit),
  component: lazy(() => import('../../areas/messages/office-pages/surveys/survey-page.tsx'), 'SurveyPage'),
  errorComponent: LoadFailed,
})
const preview = createRoute({
  getParentRoute: inUser,
  path: below(paths.SurveyPreviewAdmin),
  ...personalPage({
    texts: {
      en: { title: 'Preview of a survey', description: 'A survey as those who answer it see it.' },
      de: { title: 'Vorschau einer Umfrage', description: 'Eine Umfrage, wie sie beim Antworten aussieht.' },
    },
    access: 'manage_surveys',
  }),
  loader: async visit => (await data()).loadSurveyPage(visit),
  component: lazy(
    () => import('../../areas/messages/office-pages/surveys/survey-preview-page.tsx'),
    'SurveyPreviewPage',
  ),
  errorComponent: LoadFailed,
})
const results = createRoute({
  getParentRoute: inUser,
  path: below(paths.SurveyResultsAdmin),
  ...personalPage({
    texts: {
      en: { title: 'Results of a survey', description: 'What the participants answered, without names.' },
      de: { title: 'Ergebnisse einer Umfrage', description: 'Was geantwortet wurde, ohne Namen.' },
    },
    access: 'manage_surveys',
  }),
  loader: async visit => (await data()).loadResultsPage(visit),
  component: lazy(
    () => import('../../areas/messages/office-pages/surveys/survey-results-page.tsx'),
    'SurveyResultsPage',
  ),
  errorComponent: LoadFailed,
})

/** Texts of the office's survey pages. */
export const surveyPages = [list, newSurvey, survey, preview, results] as const
