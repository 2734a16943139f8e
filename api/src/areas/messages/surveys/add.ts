import * as contract from '@academy/contract/messages/surveys/endpoints'
import { audit } from '../../../base/audit.ts'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import { insertSurvey } from './queries.ts'
import { loadSurvey } from './show.ts'
import { writeQuestions } from './write-questions.ts'

export const addSurvey = serve(contract.addSurvey, ({ db }, { body, user, locale, now }) =>
  db.transaction().execute(async tx => {
    const survey_id = await insertSurvey(tx, body)
    if (survey_id === undefined) throw problem('not_found')
    await writeQuestions(tx, survey_id, body.questions, locale)
    await audit(tx, { at: now, action: 'survey_added', actor_id: user.id, details: { survey_id } })
    return loadSurvey(tx, survey_id)
  }),
)
