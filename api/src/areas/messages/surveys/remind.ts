import * as contract from '@academy/contract/messages/surveys/endpoints'
import { audit } from '../../../base/audit.ts'
import { dayInVienna } from '../../../base/clock.ts'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import type { Services } from '../../../base/services.ts'
import { lockSurvey, type SurveyAction } from './lock-survey.ts'
import { sendReminders } from './mails.ts'
import { findUnanswered, setSurvey } from './queries.ts'
import { reminderRefusal } from './rules.ts'
import { loadSurvey } from './show.ts'

/** Sends a reminder to everyone who has not answered. Returns their number, never their names. */
export const remindUnanswered = (
  { db, config }: Services,
  { survey_id, actor_id, now, lock = lockSurvey }: SurveyAction,
) =>
  db.transaction().execute(async tx => {
    const today = dayInVienna(now)
    const survey = await lock(tx, survey_id)
    const refusal = reminderRefusal(survey, today)
    if (refusal) throw problem(refusal)
    const invited = await findUnanswered(tx, survey_id)
    const notified = invited.length
    if (notified === 0) throw problem('nobody_to_remind')
    await setSurvey(tx, survey_id, { reminded_on: today })
    await sendReminders(tx, { siteUrl: config.siteUrl, survey, invited }, now)
    await audit(tx, { at: now, action: 'survey_reminded', actor_id, details: { survey_id, told: notified } })
    return { survey: await loadSurvey(tx, survey_id), notified }
  })

export const remind = serve(contract.remind, (services, { params, user, now }) =>
  remindUnanswered(services, { survey_id: params.id, actor_id: user.id, now }),
)
