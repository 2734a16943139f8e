import type { showSurvey as endpoint } from '@academy/contract/messages/surveys/endpoints'
import type { OfficeSurvey } from '@academy/contract/messages/surveys/schemas'
import { problem } from '../../../base/problem.ts'
import type { Operation } from '../../../base/services.ts'
import type { Db, Tx } from '../../../db/connection.ts'
import { findSurvey } from './queries.ts'

export const loadSurvey = async (db: Db | Tx, id: number): Promise<OfficeSurvey> => {
  const survey = await findSurvey(db, id)
  if (!survey) throw problem('not_found')
  return survey
}

export const showSurvey: Operation<typeof endpoint> = ({ db }, { params }) => loadSurvey(db, params.id)
