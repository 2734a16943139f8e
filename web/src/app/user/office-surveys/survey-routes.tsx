import { createRoute, lazyRouteComponent as lazy } from '@tanstack/react-router'
import { pageHeads as heads } from '../../page-heads.ts'
import { text } from '../../search.ts'
import { cached, fillCache, inUser } from '../user-route.tsx'

const data = () => import('./survey-data.ts')

const list = createRoute({
  getParentRoute: inUser,
  path: 'a/feedback',
  loader: fillCache(async () => (await data()).surveyListQueries),
  head: ({ match }) => heads.surveys(match),
  component: lazy(() => import('./survey-list-page.tsx'), 'SurveyListPage'),
  pendingComponent: lazy(() => import('./survey-list-page.tsx'), 'SurveysLoading'),
  errorComponent: lazy(() => import('./survey-list-page.tsx'), 'SurveysFailure'),
  ...cached,
})
const one = {
  pendingComponent: lazy(() => import('./survey-list-page.tsx'), 'SurveysLoading'),
  errorComponent: lazy(() => import('./survey-list-page.tsx'), 'SurveysFailure'),
  ...cached,
}
const fresh = createRoute({
  getParentRoute: inUser,
  path: 'a/feedback/new',
  validateSearch: (search: Record<string, unknown>) => text(search, 'start'),
  head: ({ match }) => heads.newSurvey(match),
  component: lazy(() => import('./new-survey-page.tsx'), 'NewSurveyPage'),
  ...cached,
})
const survey = createRoute({
  getParentRoute: inUser,
  path: 'a/feedback/$surveyId',
  loader: async visit => (await data()).loadSurveyPage(visit),
  head: ({ match }) => heads.survey(match),
  component: lazy(() => import('./survey-page.tsx'), 'SurveyPage'),
  ...one,
})
const preview = createRoute({
  getParentRoute: inUser,
  path: 'a/feedback/$surveyId/preview',
  loader: async visit => (await data()).loadSurveyPage(visit),
  head: ({ match }) => heads.surveyPreview(match),
  component: lazy(() => import('./survey-preview-page.tsx'), 'SurveyPreviewPage'),
  ...one,
})
const results = createRoute({
  getParentRoute: inUser,
  path: 'a/feedback/$surveyId/results',
  loader: async visit => (await data()).loadResultsPage(visit),
  head: ({ match }) => heads.surveyResults(match),
  component: lazy(() => import('./survey-results-page.tsx'), 'SurveyResultsPage'),
  ...one,
})

/** The pages of the office around its surveys. */
export const surveyRoutes = [list, fresh, survey, preview, results] as const
