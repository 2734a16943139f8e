import type { changeSurvey as endpoint } from '@academy/contract/surveys'
import { audit } from '../../lib/audit.ts'
import { invalidInput } from '../../lib/invalid-input.ts'
import { problem } from '../../lib/problem.ts'
import type { Verb } from '../../lib/services.ts'
import { hold } from './hold.ts'
import { setSurvey } from './queries.ts'
import { isOpen, whyUnchangeable } from './rules.ts'
import { loadSurvey } from './show.ts'
import { writeQuestions } from './write-questions.ts'

export const changeSurvey: Verb<typeof endpoint> = ({ db }, { params: { id }, body, user, locale, now }) =>
  db.transaction().execute(async tx => {
    const survey = await hold(tx, id)
    const refusal = whyUnchangeable(survey, body.version)
    if (refusal) throw problem(refusal)
    // People have links to it already.
    if (isOpen(survey) && body.questions.length === 0) throw invalidInput({ questions: 'REQUIRED' }, locale)
    await writeQuestions(tx, id, body.questions, locale)
    const { title_de, title_en } = body
    await setSurvey(tx, id, { title_de, title_en, version: survey.version + 1 })
    await audit(tx, { at: now, action: 'survey_changed', actor_id: user.id, details: { survey_id: id } })
    return loadSurvey(tx, id)
  })
