import type { BodyOf } from '@academy/contract/base/endpoint'
import { type Locale, localizedBy } from '@academy/contract/base/locale'
import * as contract from '@academy/contract/messages/surveys/endpoints'
import { audit } from '../../../base/audit.ts'
import { invalidInput } from '../../../base/invalid-input.ts'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import type { Services } from '../../../base/services.ts'
import { lockSurvey, type SurveyAction } from './lock-survey.ts'
import { setSurvey } from './queries.ts'
import { changeRefusal, isOpen } from './rules.ts'
import { loadSurvey } from './show.ts'
import { writeQuestions } from './write-questions.ts'

interface Change extends SurveyAction {
  wanted: BodyOf<typeof contract.changeSurvey>
  locale: Locale
}

export const change = (
  { db }: Services,
  { survey_id, wanted, actor_id, locale, now, lock = lockSurvey }: Change,
) =>
  db.transaction().execute(async tx => {
    const survey = await lock(tx, survey_id)
    const { questions, version } = wanted
    const titles = localizedBy('title', locale => wanted[`title_${locale}`])
    const refusal = changeRefusal(survey, version)
    if (refusal) throw problem(refusal)
    // People already have links to it.
    if (isOpen(survey) && questions.length === 0) throw invalidInput({ questions: 'REQUIRED' }, locale)
    await writeQuestions(tx, survey_id, questions, locale)
    await setSurvey(tx, survey_id, { ...titles, version: survey.version + 1 })
    await audit(tx, { at: now, action: 'survey_changed', actor_id, details: { survey_id } })
    return loadSurvey(tx, survey_id)
  })

export const changeSurvey = serve(contract.changeSurvey, (services, { params, body, user, locale, now }) =>
  change(services, { survey_id: params.id, wanted: body, actor_id: user.id, locale, now }),
)
