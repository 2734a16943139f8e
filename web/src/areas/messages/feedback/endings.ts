import type { Call } from '../../../base/api.ts'
import { ApiError, isRefusal } from '../../../base/api-errors.ts'
import { getSurvey, type OpenSurvey } from './api.ts'
import { draftStorage } from './draft-storage.ts'

/** Why there is nothing to answer (any more). `arrived`: submitted earlier, but the response was lost. */
export type Ending = 'thanks' | 'arrived' | 'spent' | 'closed' | 'unknown'

export type LoadedSurvey = { open: OpenSurvey } | { ending: Ending }

/** Returns the ending that a refusal means, if any, and then deletes the local draft. */
export const endingOf = (error: unknown, uuid: string): Ending | undefined => {
  if (!(error instanceof ApiError) || error.status !== 410) return undefined
  const place = draftStorage(uuid)
  const mayHaveArrived = place.read()?.values.mayHaveArrived
  place.forget()
  if (isRefusal(error, 'survey_closed')) return 'closed'
  return mayHaveArrived ? 'arrived' : 'spent'
}

/** Loads the survey behind a link, or why there is none. */
export const loadSurvey = async (call: Call, uuid: string): Promise<LoadedSurvey> => {
  try {
    return { open: await getSurvey(call, uuid) }
  } catch (error) {
    const ending = endingOf(error, uuid)
    if (ending) return { ending }
    if (error instanceof ApiError && error.status === 404) return { ending: 'unknown' }
    throw error
  }
}
