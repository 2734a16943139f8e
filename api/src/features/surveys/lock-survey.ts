import type { Tx } from '../../db/connection.ts'
import { lockSurveyRow } from '../../db/locks.ts'
import { problem } from '../../lib/problem.ts'
import { findSurveyRow } from './queries.ts'

/** A survey that nobody else answers, changes, invites to or closes until the transaction ends. */
export const lockSurvey = async (tx: Tx, id: number) => {
  await lockSurveyRow(tx, id)
  const survey = await findSurveyRow(tx, id)
  if (!survey) throw problem('not_found')
  return survey
}

/** What somebody at the office does with a survey. */
export interface SurveyAction {
  survey_id: number
  actor_id: number
  now: Date
  /** How the survey is held; another way only where a test shows what this one is good for. */
  lock?: typeof lockSurvey
}
