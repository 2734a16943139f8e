import type { Call } from '../../../../base/api.ts'
import { loadFresh } from '../../../../base/data-cache.ts'
import type { AppContext } from '../../../../base/pages/context.ts'
import { orNotFound } from '../../../../base/pages/or-not-found.ts'
import { resultsQuery, surveyQuery, surveysQuery } from '../../surveys/api.ts'

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
