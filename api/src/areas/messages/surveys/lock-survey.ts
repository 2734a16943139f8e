import { problem } from '../../../base/problem.ts'
import type { Tx } from '../../../db/connection.ts'
import { lockSurveyRow } from '../../../db/locks.ts'
import { findSurveyRow } from './queries.ts'

/** Locks a survey: no one else answers, changes, invites to or closes it until the transaction ends. */
export const lockSurvey = async (tx: Tx, id: number) => {
  await lockSurveyRow(tx, id)
  const survey = await findSurveyRow(tx, id)
  if (!survey) throw problem('not_found')
  return survey
}

/** An action of the office on a survey. */
export interface SurveyAction {
  survey_id: number
  actor_id: number
  now: Date
  /** How the survey is locked. Replaced only in tests that show why the lock is needed. */
  lock?: typeof lockSurvey
}
