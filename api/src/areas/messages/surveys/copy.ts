import * as contract from '@academy/contract/messages/surveys/endpoints'
import { audit } from '../../../base/audit.ts'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import { lockSurvey } from './lock-survey.ts'
import { copyQuestions, insertSurvey } from './queries.ts'
import { loadSurvey } from './show.ts'

export const copySurvey = serve(contract.copySurvey, ({ db }, { params: { id }, user, now }) =>
  db.transaction().execute(async tx => {
    // Locks the original, so that its title and questions belong to the same version.
    const original = await lockSurvey(tx, id)
    const survey_id = await insertSurvey(tx, original)
    if (survey_id === undefined) throw problem('not_found')
    await copyQuestions(tx, survey_id, id)
    const details = { survey_id, copy_of: id }
    await audit(tx, { at: now, action: 'survey_copied', actor_id: user.id, details })
    return loadSurvey(tx, survey_id)
  }),
)
