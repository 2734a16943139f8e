import * as contract from '@academy/contract/messages/surveys/endpoints'
import type { OfficeSurvey } from '@academy/contract/messages/surveys/schemas'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import type { Db, Tx } from '../../../db/connection.ts'
import { findSurvey } from './queries.ts'

export const loadSurvey = async (db: Db | Tx, id: number): Promise<OfficeSurvey> => {
  const survey = await findSurvey(db, id)
  if (!survey) throw problem('not_found')
  return survey
}

export const showSurvey = serve(contract.showSurvey, ({ db }, { params }) => loadSurvey(db, params.id))
