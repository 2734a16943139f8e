import * as contract from '@academy/contract/messages/surveys/endpoints'
import { audit } from '../../../base/audit.ts'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import { lockSurvey } from './lock-survey.ts'
import { deleteSurvey as deleteRow } from './queries.ts'

export const deleteSurvey = serve(contract.deleteSurvey, async ({ db }, { params: { id }, user, now }) => {
  await db.transaction().execute(async tx => {
    const { opened_on } = await lockSurvey(tx, id)
    if (opened_on !== null) throw problem('survey_in_use')
    await deleteRow(tx, id)
    await audit(tx, { at: now, action: 'survey_deleted', actor_id: user.id, details: { survey_id: id } })
  })
  return undefined
})
