import { resultsQuery, surveyQuery, surveysQuery } from '../../../features/surveys/api.ts'
import type { Call } from '../../../lib/api.ts'
import { loadFresh } from '../../../lib/data-cache.ts'
import type { AppContext } from '../../context.ts'
import { orNotFound } from '../../or-not-found.ts'

export const surveyListQueries = (call: Call) => ({ surveys: surveysQuery(call) })

interface Visit {
  context: AppContext
  params: { surveyId: string }
}

/** Does not use the cache: the editor must start with the newest version. */
export const loadSurveyPage = async ({ context, params }: Visit): Promise<void> => {
  await loadFresh(surveyQuery(context.call, params.surveyId)).catch(orNotFound)
}

export const loadResultsPage = async ({ context, params }: Visit): Promise<void> => {
  await loadFresh(resultsQuery(context.call, params.surveyId)).catch(orNotFound)
}
